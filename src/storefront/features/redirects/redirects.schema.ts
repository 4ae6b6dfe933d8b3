import * as v from 'valibot';
import { redirectTextSchema } from '#/domain/site/redirects/redirect-lines.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { errorsOf, readTypedFields } from '#/storefront/shared/desk/typed-values.ts';

export interface RedirectEntries {
  linhas: string;
}

export const readRedirectEntries = (data: FormData): RedirectEntries => readTypedFields(data, ['linhas']);

export const redirectLabel = 'Endereços antigos e novos';

const formSchema = v.object({ linhas: redirectTextSchema });
export const validateRedirectEntries = (entries: RedirectEntries): FieldErrors =>
  errorsOf(formSchema, entries, { linhas: redirectLabel });
export const toRedirects = (entries: RedirectEntries) => v.parse(formSchema, entries);

export const redirectsSavedText = (total: number) =>
  `${total === 1 ? '1 redirecionamento criado' : `${total} redirecionamentos criados`}. Em até um minuto eles valem.`;
