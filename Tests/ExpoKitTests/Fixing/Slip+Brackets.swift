extension Slip {
  /// Slips in brackets.
  static let brackets: [Slip] = [
    Slip(
      in: .entries, #""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name""#,
      #""desc": "가장 오래된 금속활자 인쇄본"⏎  {⏎    "name""#,
      finds: #"EX103 6:30 expected '},' after the member, found the next object"#,
      fixed: .safely(#""desc": "가장 오래된 금속활자 인쇄본"},⏎  {⏎    "name""#)),
    Slip(
      in: .entries, #""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name""#,
      #""desc": "가장 오래된 금속활자 인쇄본",⏎  {⏎    "name""#,
      finds: #"EX101 7:3 expected a key in quotes, found '{'"#,
      fixed: .safely(#""desc": "가장 오래된 금속활자 인쇄본"},⏎  {⏎    "name""#)),
    Slip(
      in: .entries, #""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name""#,
      #""desc": "가장 오래된 금속활자 인쇄본"⏎    "name""#,
      finds: #"EX103 6:30 expected '},{' after the member, found the next object"#,
      fixed: .ifAsked(#""desc": "가장 오래된 금속활자 인쇄본"},{⏎    "name""#)),
    Slip(
      in: .entries, #""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name""#,
      #""desc": "가장 오래된 금속활자 인쇄본",⏎    "name""#,
      finds: #"EX304 7:5 key 'name' appears twice"#,
      fixed: .ifAsked(#""desc": "가장 오래된 금속활자 인쇄본"},{⏎    "name""#)),
    Slip(
      in: .entries, #""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name""#,
      #""desc": "가장 오래된 금속활자 인쇄본"⏎  }⏎  {⏎    "name""#,
      finds: #"EX103 7:4 expected ',' after the element"#,
      fixed: .safely(#""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name""#)),
    Slip(
      in: .entries, #""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name""#,
      #""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎    "name""#,
      finds: #"EX101 8:11 expected ',' or ']', found ':'"#,
      fixed: .ifAsked(#""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎    {"name""#)),
    Slip(
      in: .entries, #""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name""#,
      #""desc": "가장 오래된 금속활자 인쇄본"⏎  },,⏎  {⏎    "name""#,
      finds: #"EX101 7:5 expected a value, found ','"#,
      fixed: .ifAsked(#""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name""#)),
    Slip(
      in: .entries, #""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name""#,
      #""desc": "가장 오래된 금속활자 인쇄본"⏎  ],⏎  {⏎    "name""#,
      finds: #"EX101 7:3 expected ',' or '}', found ']'"#,
      fixed: .never),
    Slip(
      in: .entries, #""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name""#,
      #""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {{⏎    "name""#,
      finds: #"EX101 8:4 expected a key in quotes or '}', found '{'"#,
      fixed: .never),
    Slip(
      in: .entries, #""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name""#,
      #""desc": "가장 오래된 금속활자 인쇄본"⏎  }},⏎  {⏎    "name""#,
      finds: #"EX101 7:4 expected ',' or ']', found '}'"#,
      fixed: .never),
    Slip(
      in: .entries, #""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name""#,
      #""desc": "가장 오래된 금속활자 인쇄본",⏎  },⏎  {⏎    "name""#,
      finds: #"EX104 6:30 trailing ',' before '}'"#,
      fixed: .safely(#""desc": "가장 오래된 금속활자 인쇄본"⏎  },⏎  {⏎    "name""#)),
    Slip(
      in: .entries, #"  }⏎]⏎"#, #"  }⏎"#,
      finds: #"EX102 13:4 the file ends before '[' is closed"#,
      fixed: .ifAsked(#"  }]⏎"#)),
    Slip(
      in: .entries, #"  }⏎]⏎"#, #"]⏎"#,
      finds: #"EX101 13:1 expected ',' or '}', found ']'"#,
      fixed: .never),
    Slip(
      in: .entries, #"  }⏎]⏎"#, #"  },⏎]⏎"#,
      finds: #"EX104 13:4 trailing ',' before ']'"#,
      fixed: .safely(#"  }⏎]⏎"#)),
    Slip(
      in: .entries, #"  }⏎]⏎"#, #"  }⏎]]⏎"#,
      finds: #"EX113 14:2 expected the end of the file, found ']'"#,
      fixed: .never),
    Slip(
      in: .entries, #"  }⏎]⏎"#, #"  }⏎}⏎"#,
      finds: #"EX101 14:1 expected ',' or ']', found '}'"#,
      fixed: .never),
    Slip(
      in: .entries, #"[⏎  {"#, #"  {"#,
      finds: #"EX113 6:4 expected one value, found more after it"#,
      fixed: .never),
    Slip(
      in: .entries, #"[⏎  {"#, #"{⏎  {"#,
      finds: #"EX101 2:3 expected a key in quotes or '}', found '{'"#,
      fixed: .never, namesCause: false),
    Slip(
      in: .poster, #""⏎}⏎"#, #""⏎"#,
      finds: #"EX102 6:26 the file ends before '{' is closed"#,
      fixed: .ifAsked(#""}⏎"#)),
    Slip(
      in: .poster, #"{⏎  "title""#, #""title""#,
      finds: #"EX113 1:1 members outside any '{'"#,
      fixed: .ifAsked(#"{"title""#)),
    Slip(
      in: .poster, #""⏎}⏎"#, #""⏎}}⏎"#,
      finds: #"EX113 7:2 expected the end of the file, found '}'"#,
      fixed: .never),
    Slip(
      in: .poster, #""⏎}⏎"#, #""⏎]⏎"#,
      finds: #"EX101 7:1 expected ',' or '}', found ']'"#,
      fixed: .never),
  ]
}
