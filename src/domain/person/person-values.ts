/** Choices of the person record (ACCOUNT-1), stored as the key and shown as the label. */
export const genders = {
  FEMININO: 'Feminino',
  MASCULINO: 'Masculino',
  OUTRO: 'Outro',
  NAO_INFORMADO: 'Prefiro não informar',
} as const;

export const races = {
  AMARELA: 'Amarela',
  BRANCA: 'Branca',
  INDIGENA: 'Indígena',
  PARDA: 'Parda',
  PRETA: 'Preta',
  NAO_INFORMADA: 'Prefiro não informar',
} as const;

export const occupations = {
  EMPREGADO: 'Empregado com carteira assinada',
  AUTONOMO: 'Trabalho por conta própria',
  SERVIDOR: 'Servidor público',
  ESTAGIARIO: 'Estagiário ou aprendiz',
  DESEMPREGADO: 'Procurando trabalho',
  ESTUDANTE: 'Só estudo',
  APOSENTADO: 'Aposentado',
} as const;

export const schoolLevels = {
  FUNDAMENTAL: 'Ensino fundamental',
  MEDIO: 'Ensino médio',
  TECNICO: 'Curso técnico',
  SUPERIOR: 'Ensino superior',
  POS: 'Pós-graduação',
} as const;

export const schoolStates = {
  CURSANDO: 'Cursando',
  COMPLETO: 'Completo',
  INCOMPLETO: 'Incompleto',
} as const;

export const licenceCategories = ['ACC', 'A', 'B', 'AB', 'C', 'AC', 'D', 'AD', 'E', 'AE'] as const;

export const stateCodes =
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');

export function keysOf<Key extends string>(values: Readonly<Record<Key, string>>): [Key, ...Key[]] {
  return Object.keys(values) as [Key, ...Key[]];
}
