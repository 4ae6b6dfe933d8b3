export const accountSections = [
  ['dados-pessoais', 'Dados pessoais'],
  ['endereco', 'Endereço'],
  ['telefone', 'Telefone'],
  ['responsaveis', 'Responsáveis'],
  ['necessidades', 'Necessidades específicas'],
  ['acesso', 'E-mail e senha'],
  ['sessoes', 'Sessões abertas'],
  ['privacidade', 'Privacidade'],
] as const;

export type AccountSection = (typeof accountSections)[number][0];

export const shopperSections: ReadonlySet<AccountSection> = new Set(['responsaveis', 'necessidades']);
