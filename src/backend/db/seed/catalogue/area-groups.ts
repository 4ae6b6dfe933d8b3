export type AreaSlug = keyof typeof areaGroupContent;

type AreaGroupContent = {
  nome: string;
  descricao: string;
  /** `match` selects titles; the first area takes the rest. */
  areas: readonly { nome: string; match?: RegExp }[];
  ambiente: readonly string[];
  mercado: readonly string[];
  oficio: readonly string[];
  iniciantes: string;
  profissionais: string;
};

const content = <Slug extends string>(groups: Record<Slug, AreaGroupContent>) => groups;

/** Area groups in id order (the id is the position, from 1). */
export const areaGroupContent = content({
  alimentos: {
    nome: 'Alimentos e Bebidas',
    descricao: 'Panificação, carnes, leites, bebidas e gastronomia, do fogão à indústria que exporta.',
    areas: [
      { nome: 'Tecnologia de Alimentos' },
      {
        nome: 'Panificação e Confeitaria',
        match: /pani|padeir|confeit|bolo|chocolate|salgad|pizza|macarons|pães/i,
      },
      { nome: 'Bebidas e Gastronomia', match: /cerve|gastro|cozinh|bebida|vinho|café|churras/i },
    ],
    ambiente: [
      'As cozinhas e plantas-piloto seguem as mesmas regras de higiene de uma indústria, com uniforme e lavagem de mãos antes de qualquer preparo.',
      'Ingredientes e uniformes de aula já estão incluídos no valor.',
      'As turmas são pequenas para que todos passem pelas bancadas, pelos fornos e pelas câmaras.',
    ],
    mercado: [
      'Frigoríficos, laticínios, padarias e pequenas agroindústrias do estado contratam o ano inteiro, inclusive em cidades do interior.',
      'A indústria de alimentos é a que mais emprega em Santa Catarina e valoriza quem conhece boas práticas.',
    ],
    oficio: [
      'Quem prefere empreender encontra espaço em feiras, cafeterias, encomendas e fornecimento para restaurantes.',
    ],
    iniciantes: 'Pessoas que gostam de cozinha e de processos e querem uma profissão na área de alimentos.',
    profissionais:
      'Profissionais de cozinhas, padarias e indústrias de alimentos que desejam melhorar técnica e qualidade.',
  },
  'automacao-e-eletroeletronica': {
    nome: 'Automação e Eletroeletrônica',
    descricao: 'Comandos, CLPs, robôs e a elétrica que dá movimento às máquinas.',
    areas: [
      { nome: 'Automação Industrial' },
      { nome: 'Eletroeletrônica', match: /eletroeletr|comando|inversor|câmera|residencial/i },
      { nome: 'Robótica e Mecatrônica', match: /rob|mecatr/i },
    ],
    ambiente: [
      'Os laboratórios têm bancadas individuais e equipamentos de mais de um fabricante, para você não depender de uma única marca.',
      'As montagens são conferidas por um instrutor antes da energização, hábito que você leva para o trabalho.',
      'Fora do horário de aula, há plantões para quem quer repetir os exercícios no laboratório.',
    ],
    mercado: [
      'Fabricantes de motores, integradores e praticamente toda indústria com linha automatizada procuram esse perfil.',
      'Em Joinville e Jaraguá do Sul, as vagas de automação costumam pagar acima da média da indústria.',
    ],
    oficio: ['Também há campo em empresas de manutenção, condomínios e no trabalho por conta própria.'],
    iniciantes: 'Pessoas curiosas por tecnologia que desejam começar na área elétrica e de automação.',
    profissionais: 'Eletricistas, mecânicos e técnicos que precisam lidar com máquinas automatizadas.',
  },
  automotiva: {
    nome: 'Automotiva',
    descricao: 'Manutenção de carros, motos e caminhões, da mecânica básica aos veículos elétricos.',
    areas: [
      { nome: 'Mecânica Automotiva' },
      { nome: 'Elétrica e Eletrônica Automotiva', match: /eletric|injeção|híbrid/i },
      { nome: 'Funilaria e Pintura', match: /funil|pint|polimento/i },
    ],
    ambiente: [
      'A oficina-escola tem elevadores, boxes e veículos de várias montadoras, renovados por doação.',
      'Você trabalha com ferramentas e scanners iguais aos das concessionárias.',
      'Cada serviço começa com uma ordem preenchida e termina com teste e limpeza do posto.',
    ],
    mercado: [
      'Oficinas, concessionárias, frotistas e centros automotivos têm vagas em todas as regiões do estado.',
      'A frota envelheceu, e a manutenção bem feita virou um serviço disputado.',
    ],
    oficio: ['Muitos alunos começam atendendo conhecidos e abrem a própria oficina depois de alguns anos.'],
    iniciantes: 'Pessoas que gostam de veículos e querem aprender um ofício com procura constante.',
    profissionais: 'Mecânicos, auxiliares e donos de oficina que querem acompanhar a evolução dos veículos.',
  },
  'madeira-e-mobiliario': {
    nome: 'Madeira e Mobiliário',
    descricao: 'Marcenaria, móveis planejados, estofados e construção em madeira.',
    areas: [
      { nome: 'Marcenaria e Móveis' },
      { nome: 'Construção em Madeira', match: /wood|estrutur|carpint/i },
    ],
    ambiente: [
      'A marcenaria-escola tem exaustão, máquinas com proteção e um posto de trabalho por aluno.',
      'Madeira maciça, MDF e compensado são usados nas aulas, e o retalho vira exercício de encaixe.',
      'O projeto é seu: o instrutor orienta medidas, sequência de corte e acabamento.',
    ],
    mercado: [
      'O planalto norte concentra fábricas exportadoras, e as marcenarias sob medida crescem no litoral.',
    ],
    oficio: [
      'Quem domina projeto e montagem consegue trabalhar por encomenda já nos primeiros meses.',
      'Lojas de planejados procuram montadores cuidadosos e projetistas que conheçam produção.',
    ],
    iniciantes: 'Pessoas que querem aprender a trabalhar com madeira, por profissão ou para empreender.',
    profissionais: 'Marceneiros, montadores e projetistas que buscam produtividade e acabamento melhor.',
  },
  ceramica: {
    nome: 'Cerâmica',
    descricao: 'Revestimentos, louças e cerâmica artística, das matérias-primas à queima.',
    areas: [{ nome: 'Cerâmica Industrial' }, { nome: 'Cerâmica Artística', match: /artes|torno|decor/i }],
    ambiente: [
      'Fornos, moinhos, prensas e laboratório de ensaios formam uma pequena fábrica dentro da unidade.',
      'Cada queima é discutida em grupo: o defeito de um aluno ensina todos os outros.',
      'As peças são identificadas e acompanhadas da formulação ao ensaio final.',
    ],
    mercado: [
      'O polo de Criciúma, Cocal do Sul e Tijucas reúne grandes marcas e uma rede de fornecedores.',
      'Colorifícios, laboratórios e olarias também contratam quem entende de massa e de forno.',
    ],
    oficio: ['Ateliês e feiras abriram espaço para produção autoral em pequenas séries.'],
    iniciantes: 'Pessoas que desejam trabalhar na indústria cerâmica ou produzir as próprias peças.',
    profissionais: 'Operadores, técnicos e ceramistas que querem dominar o processo.',
  },
  energia: {
    nome: 'Energia',
    descricao: 'Instalações elétricas prediais e industriais com segurança e norma.',
    areas: [{ nome: 'Instalações Elétricas' }, { nome: 'Segurança em Eletricidade', match: /nr-10/i }],
    ambiente: [
      'As cabines de prática reproduzem paredes, forros e quadros de uma obra de verdade.',
      'Nenhum circuito é energizado sem ensaio: esse cuidado é cobrado desde a primeira aula.',
      'Você recebe as ferramentas em aula e orientação sobre quais vale a pena comprar primeiro.',
    ],
    mercado: ['É uma das áreas com mais vagas abertas no estado, porque toda expansão começa pela elétrica.'],
    oficio: [
      'Construtoras, indústrias e empresas de manutenção contratam, e o serviço autônomo tem agenda em qualquer cidade.',
      'Com experiência, o passo seguinte costuma ser a automação, a energia solar ou a gestão de equipes.',
    ],
    iniciantes: 'Pessoas que querem começar na profissão de eletricista com base sólida e segura.',
    profissionais: 'Eletricistas e técnicos que precisam formalizar ou atualizar conhecimentos.',
  },
  'gestao-logistica-e-seguranca-do-trabalho': {
    nome: 'Gestão, Logística e Segurança do Trabalho',
    descricao: 'Pessoas, processos, estoques e prevenção: o que mantém a empresa andando.',
    areas: [
      { nome: 'Gestão' },
      { nome: 'Logística', match: /logíst|estoque|almoxar|empilhad|ponte|guindauto|export|compras|frete/i },
      { nome: 'Segurança do Trabalho', match: /segurança|nr-|socorros|ergonom|brigada|epi\b/i },
    ],
    ambiente: [
      'As aulas partem de situações que os próprios alunos trazem do trabalho e terminam com uma ferramenta pronta para usar.',
      'Estudos de caso de empresas catarinenses dão o tom das discussões.',
      'Planilhas, modelos e listas de verificação ficam com você depois do curso.',
    ],
    mercado: [
      'Toda empresa precisa de gente organizada, e por isso as vagas aparecem em indústria, comércio e serviços.',
      'O crescimento da indústria e dos portos ampliou a procura em todas as regiões do estado.',
      'Profissionais da área costumam crescer rápido para funções de liderança.',
    ],
    oficio: [],
    iniciantes: 'Pessoas que desejam organizar melhor o trabalho ou começar em funções de apoio à gestão.',
    profissionais: 'Assistentes, analistas e líderes que querem organizar melhor o próprio setor.',
  },
  'industria-criativa': {
    nome: 'Indústria Criativa',
    descricao: 'Vídeo, fotografia, jogos, conteúdo e artes que viram trabalho.',
    areas: [
      { nome: 'Audiovisual e Fotografia' },
      { nome: 'Conteúdo Digital', match: /redes sociais|conteúdo|podcast|roteiro|marketing/i },
    ],
    ambiente: [
      'O estúdio tem iluminação, isolamento e ilhas de edição, reservado para os projetos de cada turma.',
      'As entregas são publicadas e comentadas, porque criar também é receber crítica.',
      'Você sai com peças de portfólio, e não apenas com exercícios.',
    ],
    mercado: [
      'Agências, produtoras e equipes internas de marketing procuram quem resolve do roteiro à edição.',
    ],
    oficio: [
      'O trabalho por projeto é comum, então o curso fala também de preço, prazo e contrato.',
      'Pequenos negócios locais são os primeiros clientes da maioria dos alunos.',
    ],
    iniciantes: 'Pessoas criativas que desejam transformar ideias em trabalho publicado.',
    profissionais: 'Comunicadores e autônomos que querem produzir com mais qualidade.',
  },
  'celulose-e-papel': {
    nome: 'Celulose e Papel',
    descricao: 'Da floresta plantada à embalagem, com recuperação de energia e água.',
    areas: [
      { nome: 'Papel e Embalagem' },
      { nome: 'Produção Florestal', match: /florest|colheita|motosserra/i },
    ],
    ambiente: [
      'Ensaios de resistência, gramatura e umidade são feitos por você no laboratório de papel.',
      'Visitas técnicas às fábricas do planalto serrano fazem parte do cronograma.',
      'Simuladores reproduzem a sala de controle de uma máquina de papel.',
    ],
    mercado: [
      'As fábricas de Otacílio Costa, Correia Pinto e Três Barras mantêm programas permanentes de contratação.',
      'Cartonagens, gráficas de embalagem e empresas florestais completam o mercado da região.',
    ],
    oficio: ['É um setor de turnos e de bons benefícios, que valoriza quem conhece o processo inteiro.'],
    iniciantes: 'Pessoas da serra e do planalto que querem trabalhar na indústria de base florestal.',
    profissionais: 'Operadores e técnicos de fábricas de papel e embalagem.',
  },
  'construcao-civil': {
    nome: 'Construção Civil',
    descricao: 'Obra, projeto, acabamento e segurança no canteiro.',
    areas: [
      { nome: 'Obras e Acabamentos' },
      {
        nome: 'Projetos e Gestão de Obras',
        match: /projet|bim|orçament|revit|edifica|topograf|agrimens|engenharia|gestão|saneamento/i,
      },
      { nome: 'Segurança na Construção', match: /nr-/i },
    ],
    ambiente: [
      'No canteiro-escola, errar e refazer fazem parte do aprendizado.',
      'Materiais e EPIs são fornecidos, e cada etapa é medida antes de passar à seguinte.',
      'Você aprende a ler o projeto antes de pegar a ferramenta.',
    ],
    mercado: [
      'O litoral catarinense vive um dos mercados imobiliários mais aquecidos do país, e falta gente qualificada.',
      'Construtoras pagam melhor a quem comprova formação e conhece norma.',
    ],
    oficio: ['Reformas garantem trabalho o ano todo para quem cumpre prazo e deixa o local limpo.'],
    iniciantes: 'Pessoas que querem começar na construção civil com técnica e segurança.',
    profissionais: 'Trabalhadores da obra, encarregados e projetistas que buscam certificação.',
  },
  metalmecanica: {
    nome: 'Metalmecânica',
    descricao: 'Usinagem, soldagem, ferramentaria e projeto mecânico.',
    areas: [
      { nome: 'Usinagem e Ferramentaria' },
      { nome: 'Soldagem e Caldeiraria', match: /sold|caldeir|serralh/i },
      { nome: 'Projeto Mecânico', match: /desenh|projet|cad|engenharia/i },
    ],
    ambiente: [
      'A unidade tem máquinas e computadores em número suficiente para não haver fila.',
      'Nas aulas de oficina, cabelo preso, óculos e bota são obrigatórios.',
      'As peças seguem desenho cotado e são medidas por você e por um colega.',
    ],
    mercado: [
      'Joinville, Jaraguá do Sul e Schroeder têm metalúrgicas de todos os portes com vagas permanentes para esse perfil.',
      'Ferramentarias e prestadores de serviço pagam bem quem entrega no prazo e na medida.',
    ],
    oficio: ['Com prática, é possível seguir para programação, inspeção ou liderança de produção.'],
    iniciantes: 'Pessoas que desejam um ofício industrial com trabalho manual e precisão.',
    profissionais: 'Operadores e auxiliares da metalmecânica que querem mudar de função.',
  },
  'nautico-e-naval': {
    nome: 'Náutico e Naval',
    descricao: 'Construção, manutenção e operação de embarcações.',
    areas: [
      { nome: 'Construção Naval' },
      { nome: 'Náutica de Esporte e Recreio', match: /popa|lamina|marina|vela|capot/i },
    ],
    ambiente: [
      'O galpão náutico recebe cascos e motores reais, do bote inflável ao barco de pesca.',
      'As práticas acontecem perto da água, com visitas a estaleiros e marinas.',
      'Cada etapa respeita as regras da Marinha e as boas práticas dos estaleiros.',
    ],
    mercado: [
      'Itajaí e Navegantes concentram estaleiros, marinas e fornecedores, e o turismo náutico segue crescendo.',
    ],
    oficio: [
      'Barcos de pesca, lanchas e iates precisam de manutenção o ano inteiro.',
      'É um mercado de indicações: quem trabalha bem raramente fica sem serviço.',
    ],
    iniciantes: 'Pessoas que querem trabalhar com embarcações, em estaleiros ou marinas.',
    profissionais: 'Trabalhadores de estaleiros, pescadores e mecânicos que desejam se especializar.',
  },
  'quimica-e-meio-ambiente': {
    nome: 'Química e Meio Ambiente',
    descricao: 'Laboratórios, processos químicos, água, resíduos e sustentabilidade.',
    areas: [
      { nome: 'Química' },
      { nome: 'Meio Ambiente', match: /ambient|resídu|efluent|água|sustent|licenc|esg|carbono/i },
      { nome: 'Biotecnologia', match: /bio/i },
    ],
    ambiente: [
      'Os laboratórios seguem boas práticas, com capela, descarte correto e registro de cada análise.',
      'As amostras vêm de situações reais: rios, estações de tratamento e produtos de mercado.',
      'Antes de manusear um reagente, você consulta a ficha de segurança, sempre.',
    ],
    mercado: [
      'Tintas, têxteis, cosméticos e saneamento sustentam a procura por profissionais no estado.',
      'Consultorias e prefeituras também contratam, sobretudo para licenças e monitoramento.',
      'As exigências ambientais aumentaram e abriram funções que não existiam há dez anos.',
    ],
    oficio: [],
    iniciantes: 'Pessoas que gostam de ciência e querem trabalhar em laboratório ou com meio ambiente.',
    profissionais: 'Técnicos e analistas de laboratórios, indústrias e órgãos ambientais.',
  },
  'refrigeracao-e-climatizacao': {
    nome: 'Refrigeração e Climatização',
    descricao: 'Ar-condicionado, câmaras frias e conforto térmico.',
    areas: [{ nome: 'Climatização', match: /ar-condic|pmoc|climat/i }, { nome: 'Refrigeração' }],
    ambiente: [
      'Há equipamentos residenciais, comerciais e industriais ligados e prontos para diagnóstico.',
      'Cada dupla tem manifold, bomba de vácuo e balança, como numa equipe de campo.',
      'O recolhimento de fluido é obrigatório em todas as práticas.',
    ],
    mercado: ['Supermercados, hospitais e frigoríficos pagam bem a quem atende fora do horário comercial.'],
    oficio: [
      'No verão falta instalador, e no resto do ano a manutenção mantém a agenda.',
      'Muitos egressos abrem empresa própria com pouco investimento em ferramentas.',
    ],
    iniciantes: 'Pessoas que procuram uma profissão com demanda e possibilidade de trabalhar por conta.',
    profissionais: 'Refrigeristas e eletricistas que querem ampliar os serviços que oferecem.',
  },
  'tecnologia-da-informacao': {
    nome: 'Tecnologia da Informação',
    descricao: 'Programação, dados, redes, nuvem e segurança digital.',
    areas: [
      { nome: 'Desenvolvimento de Software' },
      {
        nome: 'Dados e Inteligência Artificial',
        match: /dados|power bi|intelig|ia\b|excel|machine|analytics/i,
      },
      {
        nome: 'Redes e Segurança',
        match: /rede|segurança|nuvem|cloud|linux|suporte|aws|hardware|manutenção/i,
      },
    ],
    ambiente: [
      'As turmas usam repositório, revisão de código e quadro de tarefas desde a primeira semana.',
      'O laboratório fica aberto depois da aula, e as máquinas aguentam o que o projeto pedir.',
      'Os exercícios partem de problemas reais, com dados bagunçados como os da vida.',
    ],
    mercado: [
      'Florianópolis, Blumenau e Joinville formam um dos maiores polos de tecnologia do país, com muitas vagas remotas.',
      'Portfólio conta mais do que tempo de carteira, e por isso cada módulo termina em entrega.',
      'Empresas tradicionais também contratam: hoje toda fábrica tem sistema, rede e dados.',
    ],
    oficio: [],
    iniciantes: 'Pessoas que querem entrar na área de tecnologia, mesmo vindas de outra profissão.',
    profissionais: 'Profissionais de TI que precisam atualizar ou aprofundar conhecimentos.',
  },
  'textil-vestuario-e-moda': {
    nome: 'Têxtil, Vestuário e Moda',
    descricao: 'Costura, modelagem, estamparia e produção de moda.',
    areas: [
      { nome: 'Vestuário e Moda' },
      { nome: 'Têxtil', match: /têxtil|malhar|tecel|tintur|estamp|fibra/i },
    ],
    ambiente: [
      'As salas têm máquinas industriais em número suficiente para a turma toda.',
      'Os materiais de aula estão incluídos no valor.',
      'O ritmo é de ateliê: demonstração curta, muita prática e correção individual.',
    ],
    mercado: [
      'Brusque, Blumenau e Jaraguá do Sul vestem o Brasil e mantêm vagas em confecções de todos os portes.',
      'Modelistas e pilotistas experientes estão entre os profissionais mais procurados do setor.',
    ],
    oficio: ['Facções, ateliês e lojas virtuais abriram caminho para quem quer ter o próprio negócio.'],
    iniciantes: 'Pessoas que querem começar no setor têxtil e de moda.',
    profissionais: 'Costureiras, modelistas e equipes de confecção que buscam produtividade.',
  },
  plastico: {
    nome: 'Plástico',
    descricao: 'Injeção, extrusão, moldes e reciclagem de polímeros.',
    areas: [{ nome: 'Transformação de Plásticos' }],
    ambiente: [
      'As máquinas da unidade trabalham com resinas de verdade, e o refugo é moído e reaproveitado.',
      'Cada parâmetro alterado é anotado, medido e discutido antes do próximo ciclo.',
      'O laboratório de ensaios confirma se a peça bonita também é resistente.',
    ],
    mercado: [
      'Conexões, embalagens e autopeças mantêm o norte e o sul do estado contratando.',
      'Reguladores e técnicos de processo são raros e bem pagos nas transformadoras.',
      'A economia circular criou vagas em reciclagem e desenvolvimento de materiais.',
    ],
    oficio: [],
    iniciantes: 'Pessoas que desejam trabalhar na indústria de transformação de plásticos.',
    profissionais: 'Operadores e reguladores que querem entender o porquê de cada ajuste.',
  },
  'design-e-comunicacao': {
    nome: 'Design e Comunicação',
    descricao: 'Design gráfico, de produto e de interfaces, impressão e publicidade.',
    areas: [
      { nome: 'Design' },
      { nome: 'Comunicação e Impressão', match: /comunica|impress|gráfic|social|publicid/i },
    ],
    ambiente: [
      'As aulas alternam referência, esboço e execução, com mesas compartilhadas e parede para pendurar ideias.',
      'Você usa os programas do mercado e também lápis, papel e estilete.',
      'As bancas de apresentação ensinam a defender o projeto e a ouvir o cliente.',
    ],
    mercado: [
      'Agências, gráficas, indústrias e lojas precisam de gente que comunique bem.',
      'O trabalho remoto abriu clientes fora da cidade para quem tem bom portfólio.',
      'A indústria catarinense descobriu o valor do design e vem montando equipes internas.',
    ],
    oficio: [],
    iniciantes: 'Pessoas com olhar visual que querem aprender a projetar para outros.',
    profissionais: 'Designers e comunicadores que desejam ampliar repertório e técnica.',
  },
  educacao: {
    nome: 'Educação',
    descricao: 'Formação de quem ensina e escola para todas as idades.',
    areas: [
      { nome: 'Formação de Educadores' },
      { nome: 'Educação Básica', match: /ensino|infantil|eja|fundamental|médio|anos/i },
    ],
    ambiente: [
      'A sala é tratada como laboratório: planejar, aplicar, observar e conversar sobre o que aconteceu.',
      'O acompanhamento é próximo, com devolutivas frequentes e combinados claros.',
    ],
    mercado: [
      'Escolas públicas e privadas, empresas e projetos sociais buscam profissionais com repertório prático.',
    ],
    oficio: ['O aprendizado serve para a vida: organização, leitura de mundo e convivência.'],
    iniciantes: 'Pessoas que desejam aprender, ensinar ou se comunicar melhor.',
    profissionais: 'Professores, instrutores e gestores que querem renovar a prática.',
  },
  'eletronica-e-automacao': {
    nome: 'Eletrônica e Automação',
    descricao: 'Placas, sensores, instrumentação e telecomunicações.',
    areas: [
      { nome: 'Eletrônica' },
      { nome: 'Instrumentação e Redes Industriais', match: /instrument|redes|ciber|telecom/i },
    ],
    ambiente: [
      'Osciloscópios, fontes e geradores estão em todas as bancadas, sem revezamento.',
      'O hábito de medir antes de concluir é cultivado do primeiro ao último dia.',
      'Componentes e placas de treino estão incluídos no valor.',
    ],
    mercado: [
      'Fabricantes de equipamentos, assistências e empresas de telecom formam um mercado estável no estado.',
      'Assistências, laboratórios e integradores procuram gente metódica.',
      'A internet das coisas levou a eletrônica a setores que nunca tiveram um técnico.',
    ],
    oficio: [],
    iniciantes: 'Pessoas que gostam de entender como as coisas funcionam por dentro.',
    profissionais: 'Técnicos e hobbistas avançados que querem aprofundar a prática.',
  },
  manufatura: {
    nome: 'Manufatura',
    descricao: 'Processos de fabricação, produtividade e qualidade no chão de fábrica.',
    areas: [
      { nome: 'Processos de Fabricação' },
      {
        nome: 'Qualidade e Produtividade',
        match: /qualidade|lean|seis sigma|metrolog|inspe|produtiv|planejamento/i,
      },
    ],
    ambiente: [
      'A fábrica-modelo permite medir, mudar e medir de novo, no mesmo dia.',
      'Os exercícios usam tempos, refugos e custos de empresas da região.',
      'Você trabalha em equipe, com papéis que se revezam a cada rodada.',
    ],
    mercado: [
      'Indústrias de todos os setores procuram quem reduza perdas e melhore processos.',
      'Empresas exportadoras valorizam certificados e projetos concluídos.',
    ],
    oficio: ['Do operador ao gerente, o conhecimento de fabricação abre portas internas.'],
    iniciantes: 'Pessoas que desejam começar na indústria com preparo.',
    profissionais: 'Operadores, líderes e analistas de produção e qualidade.',
  },
  'manutencao-e-operacao': {
    nome: 'Manutenção e Operação',
    descricao: 'Máquinas disponíveis, seguras e com custo sob controle.',
    areas: [
      { nome: 'Manutenção Industrial' },
      { nome: 'Operação de Utilidades', match: /operador|operação|utilidad|caldeira|nr-13/i },
    ],
    ambiente: [
      'As bancadas reproduzem defeitos comuns, e o desafio é achar a causa com o menor número de trocas.',
      'Ordem de serviço, bloqueio e registro fazem parte de toda prática.',
      'Os instrutores vêm da indústria e trazem histórias que não estão no manual.',
    ],
    mercado: [
      'Onde há máquina há manutenção, e por isso as vagas aparecem em todas as regiões.',
      'Quem domina técnicas preditivas e planejamento chega mais depressa à supervisão.',
    ],
    oficio: ['Turnos e plantões aumentam o rendimento de quem está começando.'],
    iniciantes: 'Pessoas que gostam de consertar e querem trabalhar na indústria.',
    profissionais: 'Mecânicos, eletricistas e operadores que cuidam de máquinas.',
  },
  materiais: {
    nome: 'Materiais',
    descricao: 'Metais, tratamentos térmicos, fundição e ensaios.',
    areas: [
      { nome: 'Metalurgia e Fundição' },
      { nome: 'Ensaios de Materiais', match: /ensaio|análise|caracteriza/i },
    ],
    ambiente: [
      'Fornos, microscópios e máquinas de ensaio ficam no mesmo corredor, e as amostras passam por todos.',
      'Cada aluno prepara as próprias amostras e responde pelo resultado.',
      'As falhas trazidas por empresas parceiras viram estudo de caso.',
    ],
    mercado: [
      'Fundições e laboratórios do norte do estado disputam quem entende de microestrutura.',
      'Fornecedores de autopeças exigem controle de materiais e pagam por isso.',
      'É um campo de poucos especialistas, com carreira longa.',
    ],
    oficio: [],
    iniciantes: 'Pessoas que desejam trabalhar com metais e laboratório.',
    profissionais: 'Inspetores, fundidores e técnicos que avaliam materiais.',
  },
  'mineracao-e-extracao': {
    nome: 'Mineração e Extração',
    descricao: 'Lavra, beneficiamento e recuperação de áreas.',
    areas: [{ nome: 'Mineração' }, { nome: 'Petróleo e Gás', match: /petróleo|gás/i }],
    ambiente: [
      'Parte das aulas acontece em campo, com transporte e EPI fornecidos pela unidade.',
      'Amostras de rocha da região ocupam o laboratório de caracterização.',
      'A segurança é discutida em todas as disciplinas, e não apenas em uma.',
    ],
    mercado: [
      'Empresas de recuperação ambiental abriram vagas novas na região carbonífera.',
      'Com certificado, há oportunidades também em outros estados.',
    ],
    oficio: ['Mineradoras de carvão, pedreiras e cerâmicas do sul contratam operadores e técnicos.'],
    iniciantes: 'Pessoas do sul do estado que querem trabalhar na extração mineral.',
    profissionais: 'Trabalhadores de minas e pedreiras que buscam certificação.',
  },
  'sistemas-de-energia': {
    nome: 'Sistemas de Energia',
    descricao: 'Redes, subestações, energia solar e eficiência energética.',
    areas: [
      {
        nome: 'Energias Renováveis',
        match: /solar|fotovolt|renováv|eólic|biog|eficiência|hidrogênio|mobilidade/i,
      },
      { nome: 'Sistemas Elétricos de Potência' },
    ],
    ambiente: [
      'O campo de treinamento tem telhado, postes e subestação didática.',
      'Instrumentos registram a geração da própria unidade e alimentam os exercícios.',
      'As práticas de campo são feitas sempre em dupla e com segurança.',
    ],
    mercado: [
      'A energia solar se espalhou pelas cidades pequenas e levou vagas para o interior.',
      'Distribuidoras e empreiteiras contratam turmas inteiras em épocas de expansão.',
      'Projetos de eficiência ganharam força com a alta da conta de luz.',
    ],
    oficio: [],
    iniciantes: 'Pessoas que querem trabalhar com energia limpa e redes elétricas.',
    profissionais: 'Eletricistas, técnicos e engenheiros do setor elétrico.',
  },
});

export const areaSlugs = Object.keys(areaGroupContent) as AreaSlug[];
