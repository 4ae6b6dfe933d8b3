import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';

const { nome, razao_social, cnpj, logradouro, telefone, whatsapp, email } = demoBrand;
const words = [razao_social, cnpj, cnpj.replaceAll(/\D/g, ''), logradouro, telefone, whatsapp];
const domain = email.split('@')[1]!;
const name = new RegExp(String.raw`.{0,40}\b${nome}\b.{0,40}`, 'g');

/** Where a text names the demonstration's school: its name, company, CNPJ, street, phones or domain. */
export const tracesOfDemonstration = (text: string): string[] => [
  ...(text.match(name) ?? []),
  ...[...words, domain].filter((word) => text.includes(word)),
];
