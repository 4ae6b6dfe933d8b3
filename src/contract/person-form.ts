import * as v from 'valibot';
import { birthDateSchema } from '#/domain/person/birth-date.ts';
import { cpfSchema } from '#/domain/person/cpf.ts';
import { emailSchema } from '#/domain/person/email.ts';
import { fullNameSchema } from '#/domain/person/full-name.ts';
import { phoneNumberSchema } from './phone-number.ts';

/** Who registers, claims a CPF, or will study (FORM-20). */
export const personFormSchema = v.object({
  nome: fullNameSchema,
  cpf: cpfSchema,
  nascimento: birthDateSchema,
  telefone: phoneNumberSchema,
  email: emailSchema,
});
export type PersonForm = v.InferOutput<typeof personFormSchema>;
