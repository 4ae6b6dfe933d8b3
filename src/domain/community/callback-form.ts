import {
  hasKnownDdd,
  isForeignPhone,
  isPhoneDigits,
  PHONE_FOREIGN_MESSAGE,
  phoneDigits,
  splitPhone,
} from '../person/phone.ts';

/** Messages of the callback form, 'Ligamos para você' (FORM-22, CONTENT-2). */
export const CALLBACK_NAME_MESSAGE = 'Informe um Nome válido';
export const CALLBACK_PHONE_MESSAGE = 'Informe um Telefone válido';
export const CALLBACK_SENT_MESSAGE = 'Contato enviado com sucesso';
export const CALLBACK_FAILED_MESSAGE = 'Serviço indisponível, tente novamente mais tarde';

/** Sent by the footer in place of a CPF (CONTENT-1). */
export const CALLBACK_CPF_PLACEHOLDER = '000.000.000-00';
export const CALLBACK_EMAIL_PLACEHOLDER = 'nao-informado@example.com';

export interface CallbackForm {
  nome: string;
  telefone: string;
}

export interface CallbackPayload {
  nome: string;
  cpf: string;
  ddd: string;
  tel: string;
  email: string;
}

/** Whether a name has at least 3 letters. */
export function isCallbackName(text: string): boolean {
  return (text.match(/\p{L}/gu) ?? []).length >= 3;
}

/** Name of at least 3 letters, phone of 10 or 11 digits with an area code in use (FORM-22). */
export function validateCallback({ nome, telefone }: CallbackForm): {
  [Field in keyof CallbackForm]: string | undefined;
} {
  const isPhone = isPhoneDigits(phoneDigits(telefone)) && hasKnownDdd(telefone);
  const phoneMessage = isForeignPhone(telefone) ? PHONE_FOREIGN_MESSAGE : CALLBACK_PHONE_MESSAGE;
  return {
    nome: isCallbackName(nome) ? undefined : CALLBACK_NAME_MESSAGE,
    telefone: isPhone ? undefined : phoneMessage,
  };
}

export function toCallbackPayload({ nome, telefone }: CallbackForm): CallbackPayload {
  return {
    nome: nome.trim(),
    cpf: CALLBACK_CPF_PLACEHOLDER,
    ...splitPhone(telefone),
    email: CALLBACK_EMAIL_PLACEHOLDER,
  };
}
