export const localWords: readonly string[] = `
  senha segredo minhasenha novasenha mudar mudarsenha trocar acesso entrar usuario vitrine curso
  cursos escola aluno aluna estudo estudante estudar faculdade professor professora matricula tecnico
  senac senai admin administrador empresa brasil brasileiro brasileira amor deus jesus jesuscristo
  familia felicidade saudade princesa gatinha gostoso gostosa vida minhavida teamo amizade sucesso
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda
  terca quarta quinta sexta sabado domingo natal verao inverno outono primavera carnaval futebol copa
  copadomundo flamengo corinthians palmeiras saopaulo santos gremio internacional vasco cruzeiro
  atletico botafogo fluminense bahia chapecoense avai figueirense criciuma acre alagoas amapa amazonas
  ceara brasilia goias maranhao matogrosso minas minasgerais para paraiba parana pernambuco piaui
  riodejaneiro sergipe tocantins santacatarina rondonia roraima florianopolis floripa joinville
  blumenau chapeco curitiba portoalegre salvador recife fortaleza manaus belem goiania campinas abcd
  abcde abcdef abcdefg abcdefgh qwer qwert qwerty asdf asdfg zxcv zxcvb
`
  .trim()
  .split(/\s+/);
