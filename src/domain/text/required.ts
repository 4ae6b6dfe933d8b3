import * as v from 'valibot';
import { visibleText } from './visible-text.ts';

/** Shown for an empty field (FORM-12). */
export const REQUIRED_MESSAGE = 'Este campo é obrigatório.';

/** The required message that names the field (FORM-13). */
export function requiredFieldMessage(field: string): string {
  return `O campo ${field} é obrigatório`;
}

/** True when something other than white space was typed. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

export const typedText = (message?: string) => v.pipe(v.string(message), v.transform(visibleText), v.trim());

/**
 * A text that must be filled, as it is seen. Fails with 'Este campo é obrigatório.', also when it is absent,
 * or with the message given.
 */
export function requiredText(message: string = REQUIRED_MESSAGE) {
  return v.pipe(v.string(message), v.transform(visibleText), v.check(isFilled, message));
}

export function requiredThat(
  accepts: (text: string) => boolean,
  message: string,
  requiredMessage: string = REQUIRED_MESSAGE,
) {
  return v.pipe(
    requiredText(requiredMessage),
    v.check((text) => !isFilled(text) || accepts(text), message),
  );
}

/** A problem and its field: 'Telefone: Informe um telefone válido', and 'CPF inválido.' as it is. */
export function labelProblem(label: string, problem: string): string {
  return problem.startsWith(`${label} `) ? problem : `${label}: ${problem}`;
}
