import type { FacetChoices, FacetInTexts } from '#/domain/catalogue/facets.ts';

/**
 * What people type, and the words courses use for it: a text with the left side also finds what has one of
 * the right sides. Plain words in the singular, without accents; 'a', 'de', 'em' and the like don't matter.
 * The search terms of a course (`termos_busca`) are for words of that course alone; what holds for a whole
 * trade stands here.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  // Trades.
  'corte e costura': ['costura'],
  'conserto de roupa': ['costura'],
  carro: ['automotiva', 'automoveis'],
  automotivo: ['carro', 'automoveis'],
  automotiva: ['carro', 'automoveis'],
  automovel: ['carro', 'automotiva'],
  caminhao: ['diesel'],
  motocicleta: ['moto'],
  moto: ['motocicleta'],
  borracheiro: ['pneu'],
  'energia solar': ['fotovoltaicos'],
  'painel solar': ['fotovoltaicos'],
  'placa solar': ['fotovoltaicos'],
  arcondicionado: ['ar condicionado'],
  climatizacao: ['ar condicionado'],
  geladeira: ['refrigeracao'],
  celular: ['smartphone'],
  manutencao: ['conserto', 'reparo'],
  conserto: ['reparo'],
  concerto: ['conserto', 'reparo'],
  reparo: ['conserto'],
  'auxiliar de cozinha': ['cozinheiro'],
  'ajudante de cozinha': ['cozinheiro'],
  bolo: ['confeitaria'],
  doceira: ['confeitaria'],
  bombeiro: ['brigada incendio'],
  'maquina pesada': ['escavadeira'],
  trator: ['escavadeira'],
  desenhista: ['desenho'],
  infantil: ['crianca'],
  // Offices.
  rh: ['recursos humanos', 'gestao pessoas'],
  'recursos humanos': ['rh'],
  dp: ['departamento pessoal'],
  adm: ['administracao', 'administrativo'],
  'auxiliar administrativo': ['assistente administrativo'],
  'auxiliar de escritorio': ['assistente administrativo'],
  recepcionista: ['atendimento cliente'],
  telemarketing: ['atendimento cliente'],
  marketing: ['redes sociais'],
  'marketing digital': ['redes sociais'],
  'social media': ['redes sociais'],
  empreendedorismo: ['empreendedor'],
  estoquista: ['estoque'],
  tst: ['tecnico seguranca trabalho'],
  'tecnico seguranca': ['tecnico seguranca trabalho'],
  // Computers.
  ti: ['informatica', 'tecnologia informacao'],
  computacao: ['informatica'],
  computador: ['informatica'],
  software: ['sistemas'],
  programador: ['desenvolvimento sistemas', 'programacao'],
  desenvolvedor: ['programador', 'desenvolvimento sistemas'],
  dev: ['desenvolvedor', 'desenvolvimento sistemas'],
  developer: ['desenvolvedor', 'desenvolvimento sistemas'],
  ads: ['analise desenvolvimento sistemas'],
  frontend: ['front end'],
  backend: ['back end'],
  powerbi: ['power bi'],
  'auto cad': ['autocad'],
  'solid works': ['solidworks'],
  'sketch up': ['sketchup'],
  cibersecurity: ['ciberseguranca'],
  aplicativo: ['mobile'],
  'web designer': ['front end', 'site'],
  webdesigner: ['front end', 'site'],
  'machine learning': ['inteligencia artificial'],
  // Norms and schools.
  'norma regulamentadora': ['nr'],
  'norma reguladora': ['nr'],
  'menor aprendiz': ['jovem aprendiz'],
  'segundo grau': ['ensino medio'],
  'terminar os estudos': ['supletivo'],
  tecnologo: ['tecnologia'],
  'pos graduacao': ['pos'],
};

/** Words that ask for a facet rather than for a subject: 'curso de excel gratuito à noite'. Plain words. */
export const facetPhrases: readonly (readonly [phrase: string, facet: FacetOfText])[] = [
  ['a distancia', { formato: ['ead'] }],
  ['on line', { formato: ['ead'] }],
  ['online', { formato: ['ead'] }],
  ['ead', { formato: ['ead'] }],
  ['hibrido', { formato: ['hibrido'] }],
  ['semipresencial', { formato: ['hibrido'] }],
  ['presencial', { formato: ['presencial'] }],
  ['de graca', { preco: 'gratuito' }],
  ['gratis', { preco: 'gratuito' }],
  ['gratuito', { preco: 'gratuito' }],
  ['gratuitos', { preco: 'gratuito' }],
  ['gratuita', { preco: 'gratuito' }],
  ['noturno', { turno: ['noturno'] }],
  ['noite', { turno: ['noturno'] }],
  ['matutino', { turno: ['matutino'] }],
  ['manha', { turno: ['matutino'] }],
  ['vespertino', { turno: ['vespertino'] }],
  ['tarde', { turno: ['vespertino'] }],
];

export type FacetOfText = Omit<Pick<FacetChoices, FacetInTexts>, 'cidade'>;

export const cityNicknames: Readonly<Record<string, string>> = {
  floripa: 'florianopolis',
  jaragua: 'jaragua do sul',
  balneario: 'balneario camboriu',
};
