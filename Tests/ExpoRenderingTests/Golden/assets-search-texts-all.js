expoSearch.texts([
["haegeum","haegeum","두 줄 악기","활로 켠다.\n\n끝."],
["x","../x","","\u003C/script\u003E"],
["3","","이름 없는 것",""],
]);
