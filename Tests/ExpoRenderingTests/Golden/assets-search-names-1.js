expoSearch.names({"names":1,"texts":["all"],"thumbnail":"","sites":[{"folder":""}]},[[0,[
["0haegeum 해금",".png"],
["0x \u003Cb\u003E\u0026","","../x"],
["03 이름 없음","",""]]]]);
