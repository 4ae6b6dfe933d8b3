import * as v from 'valibot';
import { cnpjSchema } from '../person/cnpj.ts';
import { emailSchema } from '../person/email.ts';
import { phoneSchema } from '../person/phone.ts';
import { REQUIRED_MESSAGE, requiredText, requiredThat, typedText } from '../text/required.ts';
import { isShortName, SHORT_NAME_MESSAGE } from '../text/text-rules.ts';

// CONTENT-3
export const COMPANY_CONSENT_TEXT =
  'Autorizo a escola a usar estes dados para responder ao meu pedido por telefone ou e-mail.';
const COMPANY_CONSENT_MESSAGE = 'Precisamos da sua autorização para entrar em contato.';
const PEOPLE_COUNT_MESSAGE = 'Informe um número de 1 a 100.000.';

const MAX_PEOPLE = 100_000;

const typed = typedText(REQUIRED_MESSAGE);

const upTo = (max: number, label: string) =>
  v.pipe(requiredText(), v.trim(), v.maxLength(max, `${label} deve ter no máximo ${max} caracteres`));

// CONTENT-3
export const companyLeadSchema = v.object({
  empresa: upTo(120, 'O nome da empresa'),
  cnpj: v.pipe(typed, v.toUpperCase(), cnpjSchema),
  nome: v.pipe(
    typed,
    v.normalize('NFC'),
    requiredThat(isShortName, SHORT_NAME_MESSAGE),
    v.maxLength(120, 'O nome deve ter no máximo 120 caracteres'),
  ),
  email: emailSchema,
  telefone: v.pipe(typed, phoneSchema),
  cidade: upTo(80, 'A cidade'),
  pessoas: v.pipe(
    v.number(PEOPLE_COUNT_MESSAGE),
    v.integer(PEOPLE_COUNT_MESSAGE),
    v.minValue(1, PEOPLE_COUNT_MESSAGE),
    v.maxValue(MAX_PEOPLE, PEOPLE_COUNT_MESSAGE),
  ),
  mensagem: v.optional(
    v.pipe(typedText(), v.maxLength(2000, 'A mensagem deve ter no máximo 2.000 caracteres')),
    '',
  ),
  aceite: v.literal(true, COMPANY_CONSENT_MESSAGE),
});
export type CompanyLead = v.InferOutput<typeof companyLeadSchema>;
