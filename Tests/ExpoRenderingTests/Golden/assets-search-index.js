var expoSearchIndex = [
["해금","두 줄 악기","haegeum","활로 켠다.\n\n끝.","entries/haegeum.html"],
["\u003Cb\u003E\u0026","","../x","\u003C/script\u003E","entries/x.html"],
["이름 없음","이름 없는 것","","","entries/3.html"],
];
