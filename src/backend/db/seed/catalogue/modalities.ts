/**
 * The stored modalities with their ids (CATALOGUE-1). Cursos Gratuitos (0) is synthetic and has no row.
 * `nome` is the stored name; people see `categoryName` of it: "Cursos em SSI" is shown as Cursos de NR.
 */
export const modalityContent = [
  {
    id: 1,
    nome: 'Cursos em SSI',
    slug: 'cursos-de-nr',
    descricao:
      'Treinamentos das normas regulamentadoras, com prática e certificado aceito pela fiscalização.',
  },
  {
    id: 3,
    nome: 'Cursos Profissionais',
    slug: 'cursos-rapidos',
    descricao: 'Qualificações para começar a trabalhar ou mudar de função em pouco tempo.',
  },
  {
    id: 4,
    nome: 'Aprendizagem Industrial',
    slug: 'aprendizagem-industrial',
    descricao: 'Formação gratuita para jovens contratados como aprendizes pela indústria.',
  },
  {
    id: 5,
    nome: 'Ensino Médio Senai',
    slug: 'ensino-medio-senai',
    descricao: 'Ensino Médio com formação técnica, laboratórios e projetos com a indústria.',
  },
  {
    id: 6,
    nome: 'Curso Técnico',
    slug: 'cursos-tecnicos',
    descricao: 'Diploma técnico reconhecido em todo o país, com aulas práticas e ligação com empresas.',
  },
  {
    id: 7,
    nome: 'Pós-Técnico',
    slug: 'pos-tecnico',
    descricao: 'Especialização técnica para quem já tem diploma de técnico e quer ir mais fundo.',
  },
  {
    id: 8,
    nome: 'Graduação',
    slug: 'graduacao',
    descricao: 'Tecnólogos e engenharias com professores que vêm da indústria.',
  },
  {
    id: 9,
    nome: 'Pós-Graduação',
    slug: 'pos-graduacao',
    descricao: 'MBAs e especializações para liderar projetos, equipes e inovação.',
  },
  {
    id: 10,
    nome: 'Extensão Profissional',
    slug: 'extensao-profissional',
    descricao: 'Cursos curtos de nível superior, ligados a temas atuais da indústria.',
  },
  {
    id: 11,
    nome: 'Ensino Médio',
    slug: 'ensino-medio',
    descricao: 'Ensino Médio com itinerários formativos e preparação para o vestibular.',
  },
  {
    id: 12,
    nome: 'Educação Infantil',
    slug: 'educacao-infantil',
    descricao: 'Primeiros anos com brincadeira, descoberta e cuidado.',
  },
  {
    id: 13,
    nome: 'Ensino Fundamental',
    slug: 'ensino-fundamental',
    descricao: 'Do primeiro ao nono ano, com robótica, leitura e esporte.',
  },
  {
    id: 14,
    nome: 'Educação de Jovens e Adultos',
    slug: 'educacao-de-jovens-e-adultos',
    descricao: 'Para concluir o Ensino Fundamental ou Médio no seu ritmo.',
  },
  {
    id: 15,
    nome: 'Educação Continuada',
    slug: 'educacao-continuada',
    descricao: 'Oficinas maker e cursos livres para todas as idades.',
  },
] as const;

export type ModalityId = (typeof modalityContent)[number]['id'];
