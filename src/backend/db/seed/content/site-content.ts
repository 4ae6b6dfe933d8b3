import type { AreaSlug } from '../catalogue/area-groups.ts';

const picture = (area: AreaSlug) => `/images/product/areas_group/${area}/${area}-desk.webp`;
const icon = (name: string) => `/images/footer/${name}.svg`;

/** `curso`: the title as people say it; `titulo` ties the testimonial to that course's page. */
export const testimonials = [
  {
    nome: 'Juliana Hoffmann',
    curso: 'Técnico em Segurança do Trabalho',
    titulo: 'Técnico em Segurança do Trabalho',
    texto:
      'Eu era auxiliar de cozinha e estudava à noite. No último semestre fui contratada como estagiária na mesma empresa e hoje cuido da brigada de três turnos.',
  },
  {
    nome: 'Marcos Vinícius Pereira',
    curso: 'Soldador MIG/MAG',
    titulo: 'Soldador MIG/MAG',
    texto:
      'Em três meses saí da construção e entrei numa metalúrgica de Jaraguá. Meu cordão ainda melhora a cada semana, mas o primeiro salário já foi outro.',
  },
  {
    nome: 'Larissa Schneider',
    curso: 'Técnico em Desenvolvimento de Sistemas',
    titulo: 'Técnico em Desenvolvimento de Sistemas',
    texto:
      'O projeto com cliente de verdade me deu assunto para a entrevista. Comecei como estagiária em Blumenau e trabalho de casa há um ano.',
  },
  {
    nome: 'Antônio Carlos Ramos',
    curso: 'Eletricista Instalador Predial',
    titulo: 'Eletricista Instalador Predial',
    texto:
      'Aos 47 anos achei que estava tarde para aprender. O professor teve paciência, eu tive vontade, e hoje escolho os serviços que pego.',
  },
  {
    nome: 'Tainá Custódio',
    curso: 'Costura Industrial',
    titulo: 'Costureiro Industrial do Vestuário',
    texto: 'Fiz o curso com minha mãe. Montamos uma facção na garagem e agora contratamos duas vizinhas.',
  },
  {
    nome: 'Guilherme Zanella',
    curso: 'Engenharia de Controle e Automação',
    titulo: 'Engenharia de Controle e Automação',
    texto:
      'Já trabalhava com CLP e queria entender o porquê. A graduação me deu base para assumir os projetos da fábrica.',
  },
  {
    nome: 'Patrícia de Lima',
    curso: 'NR-35 – Trabalho em Altura',
    titulo: 'NR-35 – Trabalho em Altura',
    texto:
      'Mandei a equipe inteira de instalação. Voltaram reclamando do cinto velho da empresa, e eu troquei todos.',
  },
  {
    nome: 'Jonas Becker',
    curso: 'Instalador de Sistemas Fotovoltaicos',
    titulo: 'Instalador de Sistemas Fotovoltaicos',
    texto:
      'Moro em Ituporanga e ia duas vezes por semana. Hoje instalo usina na região toda e levo meu irmão como ajudante.',
  },
  {
    nome: 'Rosane Medeiros',
    curso: 'Educação de Jovens e Adultos',
    titulo: null,
    texto:
      'Terminei o Ensino Médio aos 58 anos. Minha neta me ajudava com o computador, e eu ajudava com as contas.',
  },
  {
    nome: 'Igor Nascimento',
    curso: 'Técnico em Mecatrônica',
    titulo: 'Técnico em Mecatrônica',
    texto:
      'A máquina que nossa turma construiu virou produto de uma empresa daqui. Fui contratado para dar manutenção nela.',
  },
  {
    nome: 'Camila Fischer',
    curso: 'MBA em Gestão Industrial',
    titulo: 'MBA em Gestão Industrial',
    texto:
      'Apliquei o trabalho final na minha linha e reduzimos as paradas em um terço. O diploma veio depois do resultado.',
  },
  {
    nome: 'Diego dos Santos',
    curso: 'Mecânico de Refrigeração Residencial',
    titulo: 'Mecânico de Refrigeração Residencial',
    texto:
      'Comecei consertando a geladeira da família. Dois verões depois, tenho carro adesivado e agenda cheia.',
  },
  {
    nome: 'Helena Machado',
    curso: 'Ensino Médio Senai',
    titulo: null,
    texto:
      'Meu filho chegou sem saber o que queria e saiu técnico, com estágio e vontade de fazer engenharia.',
  },
  {
    nome: 'Wagner Antunes',
    curso: 'Operador de Empilhadeira',
    titulo: 'NR-11 – Operador de Empilhadeira',
    texto: 'Fiz numa semana de folga e na outra já estava registrado num centro de distribuição em Itajaí.',
  },
] as const;

/** `daysAgo`: how long before the seeding it came out. */
export const blogPosts: readonly {
  origem: 'senai' | 'sesi';
  title: string;
  slug: string;
  imagem: string;
  daysAgo: number;
}[] = [
  {
    origem: 'senai',
    title: 'Como escolher entre curso técnico e graduação',
    slug: 'curso-tecnico-ou-graduacao',
    imagem: picture('educacao'),
    daysAgo: 3,
  },
  {
    origem: 'senai',
    title: 'Sete profissões da indústria que vão contratar no próximo ano',
    slug: 'profissoes-da-industria',
    imagem: picture('metalmecanica'),
    daysAgo: 11,
  },
  {
    origem: 'senai',
    title: 'NR-10, NR-33 e NR-35: quem precisa fazer e quando renovar',
    slug: 'nr-quem-precisa',
    imagem: picture('energia'),
    daysAgo: 19,
  },
  {
    origem: 'senai',
    title: 'Energia solar em casa: o que faz um instalador',
    slug: 'instalador-solar',
    imagem: picture('sistemas-de-energia'),
    daysAgo: 28,
  },
  {
    origem: 'senai',
    title: 'Do zero à primeira vaga em tecnologia: um roteiro possível',
    slug: 'primeira-vaga-em-tecnologia',
    imagem: picture('tecnologia-da-informacao'),
    daysAgo: 36,
  },
  {
    origem: 'senai',
    title: 'O que perguntar antes de se matricular em um curso',
    slug: 'perguntas-antes-da-matricula',
    imagem: picture('gestao-logistica-e-seguranca-do-trabalho'),
    daysAgo: 47,
  },
  {
    origem: 'senai',
    title: 'Panificação: cinco erros de fermentação e como evitar',
    slug: 'erros-de-fermentacao',
    imagem: picture('alimentos'),
    daysAgo: 58,
  },
  {
    origem: 'senai',
    title: 'Moda em Santa Catarina: por onde começar na costura',
    slug: 'comecar-na-costura',
    imagem: picture('textil-vestuario-e-moda'),
    daysAgo: 66,
  },
  {
    origem: 'senai',
    title: 'Manutenção preditiva explicada sem complicação',
    slug: 'manutencao-preditiva',
    imagem: picture('manutencao-e-operacao'),
    daysAgo: 79,
  },
  {
    origem: 'senai',
    title: 'Quanto custa montar a primeira marcenaria',
    slug: 'primeira-marcenaria',
    imagem: picture('madeira-e-mobiliario'),
    daysAgo: 91,
  },
  {
    origem: 'sesi',
    title: 'Como conversar sobre carreira com seu filho',
    slug: 'carreira-com-o-filho',
    imagem: picture('educacao'),
    daysAgo: 6,
  },
  {
    origem: 'sesi',
    title: 'Ergonomia no home office: ajustes que cabem no bolso',
    slug: 'ergonomia-em-casa',
    imagem: picture('gestao-logistica-e-seguranca-do-trabalho'),
    daysAgo: 24,
  },
  {
    origem: 'sesi',
    title: 'Robótica na escola: o que as crianças aprendem além do código',
    slug: 'robotica-na-escola',
    imagem: picture('eletronica-e-automacao'),
    daysAgo: 52,
  },
];

/** Days are relative to the seeding. */
export const campaigns = [
  {
    tag_url: 'semana-da-energia',
    titulo: 'Semana da Energia',
    descricao:
      'Cursos de elétrica, energia solar e automação com condições especiais e turmas em todo o estado.',
    from: -10,
    to: 50,
  },
  {
    tag_url: 'cursos-de-verao',
    titulo: 'Cursos de Verão',
    descricao: 'Cursos curtos para aproveitar as férias e voltar com um certificado novo.',
    from: -20,
    to: 70,
  },
  {
    tag_url: 'volta-as-aulas',
    titulo: 'Volta às aulas',
    descricao: 'Matrículas abertas nos cursos técnicos, com bolsas e descontos para quem decide agora.',
    from: -15,
    to: 100,
  },
  {
    tag_url: 'carreiras-em-tecnologia',
    titulo: 'Carreiras em tecnologia',
    descricao: 'Da primeira linha de código à nuvem: escolha por onde começar na área de TI.',
    from: -30,
    to: 90,
  },
] as const;

export const coupons = [
  {
    codigo: 'COMECE10',
    descricao: '10% de desconto nos cursos profissionais e técnicos com o cupom COMECE10',
    percentual: 10,
    modalities: [3, 6],
    minimum: 0,
    total: 5000,
    featured: true,
    from: -7,
    to: 23,
  },
  {
    codigo: 'NR15',
    descricao: '15% de desconto em cursos de NR',
    percentual: 15,
    modalities: [1],
    minimum: 0,
    total: 500,
    featured: false,
    from: -30,
    to: 60,
  },
  {
    codigo: 'TECNICO300',
    descricao: 'R$ 300 de desconto em cursos técnicos',
    valor: 30_000,
    modalities: [6],
    minimum: 300_000,
    total: 200,
    featured: false,
    from: -20,
    to: 40,
  },
  {
    codigo: 'INVERNO20',
    descricao: '20% de desconto na campanha de inverno',
    percentual: 20,
    modalities: [],
    minimum: 10_000,
    total: 1000,
    featured: true,
    from: -160,
    to: -100,
  },
] as const;

export const paymentMethods = [
  'Pix',
  'Boleto',
  'Visa',
  'Mastercard',
  'Elo',
  'Hipercard',
  'American Express',
].map((titulo) => ({
  titulo,
  arquivo: icon(`pagamento-${titulo.toLowerCase().replace(/[^a-z]+/g, '-')}`),
}));

export const certificates = [
  {
    titulo: 'Site Blindado',
    link: null,
    arquivo: icon('site-blindado'),
    descricao_acessibilidade: 'Selo Site Blindado: site protegido',
  },
  {
    titulo: 'Ebit',
    link: null,
    arquivo: icon('ebit'),
    descricao_acessibilidade: 'Selo Ebit: loja avaliada pelos consumidores',
  },
  {
    titulo: 'ISO 9001',
    link: null,
    arquivo: icon('iso-9001'),
    descricao_acessibilidade: 'Certificação ISO 9001 do sistema de gestão da qualidade',
  },
  {
    titulo: 'MEC',
    link: null,
    arquivo: icon('mec'),
    descricao_acessibilidade: 'Instituição credenciada pelo Ministério da Educação',
  },
] as const;

const brands = [
  ['sesi', 'SESI', 'sesisc'],
  ['senai', 'SENAI', 'senaisc'],
  ['sctec', 'SCTEC', 'sctec'],
  ['estrategia', 'ESTRATEGIA CATARINA', 'estrategiacatarina'],
] as const;

const chatWith = (brand: string) =>
  `https://wa.me/5548999001212?text=${encodeURIComponent(`Olá, vim pela Vitrine e quero ajuda com um curso da ${brand}.`)}`;

const networks = [
  ['Instagram', 'https://www.instagram.com/'],
  ['Facebook', 'https://www.facebook.com/'],
  ['Twitter', 'https://twitter.com/'],
  ['Whatsapp', chatWith],
  ['Youtube', 'https://www.youtube.com/@'],
  ['Linkedin', 'https://www.linkedin.com/company/'],
] as const;

export const socialNetworks = [...brands, brands[0], brands[1]].flatMap(([chave, brand, handle], round) =>
  networks.slice(0, round < brands.length ? networks.length : 2).map(([network, address]) => ({
    chave,
    titulo: `${network} ${brand}`,
    link: typeof address === 'string' ? `${address}${handle}` : address(brand),
    arquivo: icon(`rede-${network.toLowerCase()}`),
    descricao_acessibilidade: `${network} do ${brand}`,
  })),
);

export const redirects: readonly { caminho: string; destino: string | null; status: 301 | 302 | 410 }[] = [
  { caminho: '/cursos-profissionais', destino: '/cursos-rapidos', status: 301 },
  { caminho: '/curso-tecnico', destino: '/cursos-tecnicos', status: 301 },
  { caminho: '/cursos-em-ssi', destino: '/cursos-de-nr', status: 301 },
  { caminho: '/cursos-gratuitos', destino: '/busca?preco=gratuito', status: 302 },
  { caminho: '/campanha/volta-as-aulas-antiga', destino: null, status: 410 },
];

/**
 * The demonstration has no sister schools, so the five categories that lead to their sites are hidden
 * (SHELL-3, CATALOGUE-5).
 */
export const siteSettings = [
  ['LAYOUT', 'Padrão'],
  ['LINK_FALE_CONOSCO', '/fale-conosco'],
  ['LINK_POLITICA_DE_DESCONTOS_E_BOLSAS', '/politica-de-descontos-e-bolsas'],
  ['LINK_BLOG', '/blog'],
  ['LINK_SCTEC', 'https://example.com/#sctec'],
  ['LINK_ESTRATEGIA_CATARINA', 'https://example.com/#estrategia-catarina'],
] as const;

export const schoolPages = [
  {
    slug: 'quem-somos',
    titulo: 'Quem somos',
    resumo: 'Ensinamos profissões desde o primeiro dia com as mãos no que se aprende.',
    texto: `## O que fazemos

Cursos técnicos, de qualificação, de aperfeiçoamento e graduações, nas unidades e a distância. Em cada turma a prática começa na primeira semana, com as máquinas e os programas que as empresas usam.

## Como ensinamos

- Turmas com número certo de vagas, para que cada pessoa tenha a sua bancada.
- Professores que vêm da profissão.
- Certificado ou diploma que diz o que você sabe fazer.

## Fale com a gente

Tem uma dúvida que esta página não responde? [Veja as perguntas frequentes](/perguntas-frequentes).`,
  },
];
