expoSearch.names({"names":1,"texts":["all"],"sites":[{"folder":""}]},[[0,[
["해금","haegeum",".png"],
["\u003Cb\u003E\u0026","x"],
["이름 없음","3"]]]]);
