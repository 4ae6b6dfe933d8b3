export type BadValues = readonly (readonly [value: unknown, message: string])[];

const required = ['', 'Este campo é obrigatório.'] as const;
const blank = [' ', 'Este campo é obrigatório.'] as const;

const nameRules = [
  'Regras desse campo:',
  'Informe nome e sobrenome, com pelo menos duas palavras',
  'Cada palavra deve ter pelo menos 2 caracteres',
  'Cada palavra deve começar com letra maiúscula e não ter outra letra maiúscula',
  'Não use números ou caracteres especiais; apóstrofo e hífen, só entre duas letras',
  'Não repita a mesma letra três vezes seguidas',
  "Os conectivos e, de, da, das, do, dos e d' podem ficar em minúsculas, exceto no início",
  'Não deixe espaços no início ou no fim',
].join('\n');

export const badFullNames: BadValues = [
  'Ana',
  'Ana L',
  'ana Lima',
  'Ana LiMa',
  'Ana Lima2',
  'Anaaa Lima',
  'de Souza Lima',
  "Ana Lima'",
  'Ana D--Ávila',
  ' Ana Lima',
].map((name) => [name, nameRules] as const);

/** Of at least 3 letters; unlike a full name, one word will do. */
export const badShortNames: BadValues = ['Jó', 'Ana 2', 'Ana -Lu'].map(
  (name) => [name, 'Informe um nome de pelo menos 3 letras, sem números.'] as const,
);

export const badCpfs: BadValues = ['529.982.247-26', '52998224725', '111.111.111-11', '529.982.247'].map(
  (cpf) => [cpf, 'CPF inválido.'] as const,
);

export const badPasswords: BadValues = [
  'Curta12',
  'Senha123456789012',
  'SenhaSenha',
  'senha1234',
  'SENHA1234',
  'Senhã1234',
].map((password) => [password, 'Senha não segue as regras abaixo.'] as const);

/** FORM-32 */
const foreignPhone = [
  '+54 11 4321-5678',
  'Informe um telefone do Brasil, com DDD. Este é de outro país.',
] as const;

/**
 * In the form (DD) NNNNN-NNNN; the last one has the form, and the numbering plan knows no such number
 * (FORM-29).
 */
export const badPhones: BadValues = [
  ['', 'Este campo é obrigatório'],
  ...['48991234567', '(48) 9123-456', '(48) 991234-5678', '(00) 99123-4567', '(47) 00000-0000'].map(
    (phone) => [phone, 'Informe um telefone válido'] as const,
  ),
  foreignPhone,
];

/** Of plain digits. */
export const badPhoneDigits: BadValues = [
  ['', 'Este campo é obrigatório'],
  ...['(48) 99123-4567', '489912345', '489912345678', '00991234567', '47000000000'].map(
    (phone) => [phone, 'Telefone inválido'] as const,
  ),
  foreignPhone,
];

export const badEmails: BadValues = [
  required,
  ...['ana', 'ana@', 'ana@exemplo', 'ana lima@exemplo.com'].map(
    (email) => [email, 'Informe um e-mail válido'] as const,
  ),
];

export const badLoginIdentifiers: BadValues = [
  required,
  blank,
  ['529.982.247-26', 'CPF inválido.'],
  ['123', 'CPF inválido.'],
  ['ana@', 'Este formato está inválido.'],
  ['a'.repeat(255), 'Este campo deve ter no máximo 254 caracteres'],
];

export const badBirthDates: BadValues = [
  required,
  ['30/02/1998', 'Informe uma data válida'],
  ['1998-02-30', 'Informe uma data válida'],
  ['1899-12-31', 'Informe um ano válido entre 1900 e 2026'],
  ['2027-01-01', 'Informe um ano válido entre 1900 e 2026'],
];

export const badNumbers = (length: number): BadValues => [
  ['1'.repeat(length - 1) + 'a', 'Apenas valores numéricos são aceitos.'],
  ['1'.repeat(length - 1), 'Este campo está incompleto.'],
  ['1'.repeat(length + 1), `Este campo deve ter no máximo ${length} caracteres`],
];

export const badCeps: BadValues = [
  required,
  ['89010', 'Este campo está incompleto.'],
  ['890100000', 'Informe um CEP válido'],
  ['abc', 'Informe um CEP válido'],
];

export const badComplements: BadValues = [['a'.repeat(61), 'O complemento deve ter no máximo 60 caracteres']];

export const badShortTexts: BadValues = [required, blank, ['Muito bom', 'Este campo está incompleto.']];

export const missing: BadValues = [required, blank];
export const missingPassword: BadValues = [required];
