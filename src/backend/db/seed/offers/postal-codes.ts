const lines = `
89010000|Rua Quinze de Novembro|Centro|Blumenau
89012001|Rua São Paulo|Victor Konder|Blumenau
89035000|Rua Almirante Barroso|Vila Nova|Blumenau
89066100|Rua Doutor Pedro Zimmermann|Itoupava Central|Blumenau
89201600|Rua do Príncipe|Centro|Joinville
89202002|Avenida Getúlio Vargas|Anita Garibaldi|Joinville
89219510|Rua Arno Waldemar Döhler|Santo Antônio|Joinville
89227000|Rua Monsenhor Gercino|Itaum|Joinville
88010000|Rua Felipe Schmidt|Centro|Florianópolis
88015100|Avenida Beira-Mar Norte|Centro|Florianópolis
88032005|Rodovia José Carlos Daux|Saco Grande|Florianópolis
88034001|Rodovia Admar Gonzaga|Itacorubi|Florianópolis
88062000|Rua Prefeito Acácio Garibaldi São Thiago|Barra da Lagoa|Florianópolis
88070000|Rua Henrique Valgas|Estreito|Florianópolis
89251000|Avenida Marechal Deodoro da Fonseca|Centro|Jaraguá do Sul
89259590|Rua Isidoro Pedri|Rio Molha|Jaraguá do Sul
88301300|Rua Hercílio Luz|Centro|Itajaí
88305555|Rua Henrique Vigarani|Barra do Rio|Itajaí
88101000|Rua Koesa|Kobrasol|São José
88102000|Avenida Lédio João Martins|Kobrasol|São José
89801000|Avenida Getúlio Dorneles Vargas|Centro|Chapecó
89803785|Rua Frei Bruno|Jardim América|Chapecó
88130000|Avenida Barão do Rio Branco|Centro|Palhoça
88137076|Avenida das Universidades|Pedra Branca|Palhoça
88801000|Avenida Centenário|Centro|Criciúma
88802330|Rua General Lauro Sodré|Comerciário|Criciúma
88330000|Avenida Brasil|Centro|Balneário Camboriú
88350000|Avenida Cônsul Carlos Renaux|Centro|Brusque
88501000|Rua Correia Pinto|Centro|Lages
88701000|Avenida Marcolino Martins Cabral|Centro|Tubarão
89280000|Avenida Argolo|Centro|São Bento do Sul
89160000|Alameda Aristiliano Ramos|Centro|Rio do Sul
89500000|Avenida Barão do Rio Branco|Centro|Caçador
89700000|Rua do Comércio|Centro|Concórdia
89600000|Avenida Quinze de Novembro|Centro|Joaçaba
89560000|Rua Brasil|Centro|Videira
88900000|Avenida Getúlio Vargas|Centro|Araranguá
89120000|Rua Sete de Setembro|Nações|Timbó
`;

export const postalCodeRows = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [cep = '', logradouro = '', bairro = '', cidade = ''] = line.split('|');
    return { cep, logradouro, bairro, cidade, uf: 'SC' };
  });
