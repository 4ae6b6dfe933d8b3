import { hasKnownDdd, isPhoneDigits, phoneDigits, splitPhone } from './phone.ts';

/** Messages of the callback form, 'Ligamos para você' (specification sections 5 and 8). */
export const CALLBACK_NAME_MESSAGE = 'Informe um Nome válido';
export const CALLBACK_PHONE_MESSAGE = 'Informe um Telefone válido';
export const CALLBACK_SENT_MESSAGE = 'Contato enviado com sucesso';
export const CALLBACK_FAILED_MESSAGE = 'Serviço indisponível, tente novamente mais tarde';

/** What the footer sends in place of fields it doesn't ask for (section 3). */
export const CALLBACK_CPF_PLACEHOLDER = '000.000.000-00';
export const CALLBACK_EMAIL_PLACEHOLDER = 'nao-informado@example.com';

export interface CallbackForm {
  nome: string;
  telefone: string;
}

/** The body of POST /api/me-ligue. */
export interface CallbackPayload {
  nome: string;
  cpf: string;
  ddd: string;
  tel: string;
  email: string;
}

/** The first field that is wrong, which takes the focus; undefined when none is. Rules: decisions section 6. */
export function findCallbackProblem({
  nome,
  telefone,
}: CallbackForm): { field: keyof CallbackForm; message: string } | undefined {
  if ((nome.match(/\p{L}/gu) ?? []).length < 3) return { field: 'nome', message: CALLBACK_NAME_MESSAGE };
  if (!isPhoneDigits(phoneDigits(telefone)) || !hasKnownDdd(telefone)) {
    return { field: 'telefone', message: CALLBACK_PHONE_MESSAGE };
  }
  return undefined;
}

/** The payload of a form without problems, with the placeholders the footer sends. */
export function toCallbackPayload({ nome, telefone }: CallbackForm): CallbackPayload {
  return {
    nome: nome.trim(),
    cpf: CALLBACK_CPF_PLACEHOLDER,
    ...splitPhone(telefone),
    email: CALLBACK_EMAIL_PLACEHOLDER,
  };
}
