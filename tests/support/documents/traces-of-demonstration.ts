import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';

const { nome, razao_social, cnpj, logradouro, telefone, whatsapp, email } = demoBrand;
const words = [
  razao_social,
  cnpj,
  cnpj.replaceAll(/\D/g, ''),
  logradouro,
  telefone,
  whatsapp,
  email.split('@')[1]!,
];
const patterns = [String.raw`\b${nome}\b`, ...words.map((word) => word.replaceAll(/[.+]/g, String.raw`\$&`))];
const traces = new RegExp(`.{0,40}(?:${patterns.join('|')}).{0,40}`, 'g');

/** Where a text names the demonstration's school: its name, company, CNPJ, street, phones or domain. */
export const tracesOfDemonstration = (text: string): string[] => text.match(traces) ?? [];
