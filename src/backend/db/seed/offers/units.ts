const unitLines = `
Blumenau|Vila Nova|Rua São Paulo, 1147, Victor Konder|89012001|-26.9087|-49.0776
Blumenau|Norte|Rua Dr. Pedro Zimmermann, 3500, Itoupava Central|89066100|-26.8242|-49.0875
Joinville|Norte I|Rua Arno Waldemar Döhler, 957, Santo Antônio|89219510|-26.2589|-48.8571
Joinville|Sul|Avenida Getúlio Vargas, 1925, Anita Garibaldi|89202002|-26.3224|-48.8486
Florianópolis|Saco Grande|Rodovia José Carlos Daux, 3730, Saco Grande|88032005|-27.5470|-48.4987
Florianópolis|Continente|Rua Henrique Valgas, 112, Estreito|88070000|-27.5902|-48.5806
Jaraguá do Sul|Centro|Rua Isidoro Pedri, 263, Rio Molha|89259590|-26.4799|-49.0693
Itajaí|Centro|Rua Henrique Vigarani, 163, Barra do Rio|88305555|-26.8956|-48.6801
São José|Barreiros|Rodovia BR-101, km 211, Área Industrial|88104800|-27.5641|-48.6192
Chapecó|Efapi|Rua Frei Bruno, 201, Jardim América|89803785|-27.0842|-52.6311
Palhoça|Pedra Branca|Avenida das Universidades, 410, Pedra Branca|88137076|-27.6254|-48.6803
Criciúma|Próspera|Rua General Lauro Sodré, 300, Comerciário|88802330|-28.6812|-49.3726
Balneário Camboriú|Centro|Avenida do Estado, 3150, Nações|88338063|-26.9792|-48.6389
Brusque|Santa Rita|Avenida Primeiro de Maio, 670, Primeiro de Maio|88353202|-27.0870|-48.9106
Lages|Conta Dinheiro|Rua Archilau Batista do Amaral, 745, Universitário|88511095|-27.8059|-50.3381
Tubarão|Revoredo|Avenida Marcolino Martins Cabral, 2880, Aeroporto|88705003|-28.4713|-49.0144
São Bento do Sul|Colonial|Rua Hans Dieter Schmidt, 879, Centenário|89283064|-26.2539|-49.3831
Rio do Sul|Canta Galo|Estrada da Madeira, 2420, Barragem|89165100|-27.2007|-49.6429
Caçador|Centro|Avenida Albino Felipe Potrich, 780, Berger|89504488|-26.7812|-51.0139
Concórdia|Imperial|Rua Anita Garibaldi, 1260, Imperial|89711320|-27.2251|-52.0263
Joaçaba|Flor da Serra|Rua Roberto Trompowsky, 335, Centro|89600000|-27.1721|-51.5087
Videira|Centro|Rua Josefina Damo Baldo, 178, Amarante|89560270|-27.0056|-51.1545
Xanxerê|Centro|Rua Irineu Bornhausen, 1020, Vista Alegre|89820000|-26.8747|-52.4036
São Miguel do Oeste|Centro|Rua Willy Barth, 3470, Agostini|89900000|-26.7262|-53.5163
Mafra|Jardim América|Rua Marechal Floriano Peixoto, 890, Jardim América|89300302|-26.1165|-49.8079
Canoinhas|Campo d'Água Verde|Rua Roberto Ehlke, 615, Campo d'Água Verde|89460306|-26.1911|-50.3924
Porto União|Santa Rosa|Rua Prudente de Morais, 410, Centro|89400000|-26.2380|-51.0783
Araranguá|Cidade Alta|Rua Governador Jorge Lacerda, 1540, Centro|88900031|-28.9356|-49.4918
Timbó|Nações|Rua Sete de Setembro, 770, Nações|89120000|-26.8245|-49.2690
Indaial|Tapajós|Rua Marechal Floriano Peixoto, 1330, Tapajós|89083484|-26.8978|-49.2354
Pomerode|Centro|Rua Hermann Weege, 420, Centro|89107000|-26.7401|-49.1768
Gaspar|Sete de Setembro|Rua Doutor Nereu Ramos, 655, Sete de Setembro|89114440|-26.9311|-48.9588
Guaramirim|Centro|Rodovia SC-108, 1180, Avaí|89270000|-26.4731|-49.0027
Schroeder|Centro|Rua Marechal Castelo Branco, 2210, Centro|89275000|-26.4127|-49.0741
São Francisco do Sul|Rocio Grande|Rua Barão do Rio Branco, 1204, Rocio Grande|89331000|-26.2434|-48.6381
Navegantes|São Domingos|Avenida Prefeito José Juvenal Mafra, 980, São Domingos|88370600|-26.8899|-48.6541
Itapema|Meia Praia|Rua 244, 310, Meia Praia|88220000|-27.1376|-48.6061
Tijucas|Universitário|Rua Florianópolis, 145, Universitário|88200000|-27.2405|-48.6336
Biguaçu|Rio Caveiras|Rua Treze de Maio, 950, Rio Caveiras|88161400|-27.4942|-48.6557
Imbituba|Nova Brasília|Avenida Santa Catarina, 1730, Nova Brasília|88780000|-28.2401|-48.6703
Laguna|Portinho|Avenida Calistrato Müller Salles, 540, Portinho|88790000|-28.4807|-48.7815
Içara|Centro|Rua Marcos Rovaris, 490, Centro|88820000|-28.7132|-49.3008
Orleans|Centro|Rua Miguel Couto, 233, Centro|88870000|-28.3590|-49.2913
Cocal do Sul|Jardim Itália|Rua Polidoro Santiago, 760, Centro|88845000|-28.6006|-49.3258
Braço do Norte|Nossa Senhora das Graças|Avenida Felipe Schmidt, 1905, Centro|88750000|-28.2749|-49.1650
Capinzal|Centro|Rua Dom Vital, 385, São Cristóvão|89665000|-27.3438|-51.6118
Campos Novos|Aparecida|Rua Coronel Farrapo, 1120, Aparecida|89620000|-27.4023|-51.2250
Curitibanos|Centro|Rua Cornélio de Haro Varela, 870, Água Santa|89520000|-27.2828|-50.5819
Fraiburgo|Centro|Rua Nelson Frederico Burger, 294, São José|89580000|-27.0257|-50.9204
Otacílio Costa|Centro Administrativo|Avenida Vidal Ramos Júnior, 1460, Centro|88540000|-27.4837|-50.1219
Correia Pinto|Pró-Flor|Avenida Tiradentes, 615, Pró-Flor|88535000|-27.5848|-50.3617
Rio Negrinho|Centro|Rua Jorge Zipperer, 880, Centro|89295000|-26.2549|-49.5176
Três Barras|São Cristóvão|Rua Sérgio Gapski, 1020, São Cristóvão|89490000|-26.1063|-50.3222
Ibirama|Bela Vista|Rua Quinze de Novembro, 640, Bela Vista|89140000|-27.0569|-49.5179
Ituporanga|Gabiroba|Rua Emílio Altemburg, 555, Gabiroba|88400000|-27.4143|-49.6008
Taió|Seminário|Rua Expedicionário Rafael Busarello, 720, Centro|89190000|-27.1170|-49.9980
Maravilha|Industrial|Avenida Anita Garibaldi, 1340, Centro|89874000|-26.7624|-53.1727
Pinhalzinho|Pioneiro|Avenida Brasília, 1980, Centro|89870000|-26.8489|-52.9910
Seara|Industrial|Rua Anita Garibaldi, 371, Centro|89770000|-27.1492|-52.3108
Itapiranga|Centro|Rua São José, 456, Santo Antônio|89896000|-27.1693|-53.7122
São Lourenço do Oeste|Perpétuo Socorro|Rua Duque de Caxias, 1108, Centro|89990000|-26.3592|-52.8511
`;

export const regionalCities: Record<string, readonly string[]> = {
  alimentos: [
    'Chapecó',
    'Concórdia',
    'Videira',
    'Xanxerê',
    'Capinzal',
    'Seara',
    'Itapiranga',
    'São Miguel do Oeste',
    'Joaçaba',
  ],
  'madeira-e-mobiliario': ['São Bento do Sul', 'Rio Negrinho', 'Caçador', 'Lages', 'Curitibanos', 'Mafra'],
  ceramica: ['Criciúma', 'Cocal do Sul', 'Tijucas', 'Içara'],
  'celulose-e-papel': ['Otacílio Costa', 'Correia Pinto', 'Três Barras', 'Lages', 'Caçador'],
  metalmecanica: ['Joinville', 'Jaraguá do Sul', 'Schroeder', 'Guaramirim', 'Blumenau', 'Timbó'],
  'nautico-e-naval': [
    'Itajaí',
    'Navegantes',
    'São Francisco do Sul',
    'Balneário Camboriú',
    'Laguna',
    'Imbituba',
  ],
  'tecnologia-da-informacao': [
    'Florianópolis',
    'Blumenau',
    'Joinville',
    'Palhoça',
    'São José',
    'Chapecó',
    'Tubarão',
  ],
  'textil-vestuario-e-moda': [
    'Brusque',
    'Blumenau',
    'Jaraguá do Sul',
    'Gaspar',
    'Indaial',
    'Pomerode',
    'Rio do Sul',
  ],
  plastico: ['Joinville', 'Criciúma', 'Orleans', 'Braço do Norte', 'Içara'],
  'mineracao-e-extracao': ['Criciúma', 'Orleans', 'Tubarão', 'Araranguá'],
  'construcao-civil': ['Itapema', 'Balneário Camboriú', 'Florianópolis', 'Palhoça', 'Itajaí', 'Biguaçu'],
  'sistemas-de-energia': ['Florianópolis', 'Tubarão', 'Chapecó', 'Blumenau', 'Lages', 'Campos Novos'],
  automotiva: ['Joinville', 'São José', 'Chapecó', 'Blumenau', 'Lages'],
};

export const unitSeeds = unitLines
  .trim()
  .split('\n')
  .map((line, index) => {
    const [cidade = '', bairro = '', endereco = '', cep = '', latitude, longitude] = line.split('|');
    return {
      id: index + 1,
      cidade,
      nome: `SENAI ${cidade} – ${bairro}`,
      endereco,
      cep,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });
