import * as v from 'valibot';
import { dataRequestKinds, requestTextSchema } from '#/domain/privacy/data-request.ts';
import { REQUIRED_MESSAGE, requiredFieldMessage } from '#/domain/text/required.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

/** What a person writes about their own data. */
export const ownRequestSchema = v.object({
  tipo: v.picklist(dataRequestKinds, REQUIRED_MESSAGE),
  pedido: requestTextSchema,
});

export interface OwnRequestEntries {
  tipo: string;
  pedido: string;
}

export const ownRequestLabels = { tipo: 'O que você pede', pedido: 'Seu pedido' } as const;

export const readOwnRequest = (data: FormData): OwnRequestEntries => ({
  tipo: formText(data, 'tipo'),
  pedido: formText(data, 'pedido').trim(),
});

function errorOf(field: keyof OwnRequestEntries, value: string): string | undefined {
  const message = v.safeParse(ownRequestSchema.entries[field], value).issues?.[0].message;
  return message === REQUIRED_MESSAGE ? requiredFieldMessage(ownRequestLabels[field]) : message;
}

export const validateOwnRequest = ({ tipo, pedido }: OwnRequestEntries): FieldErrors => ({
  tipo: errorOf('tipo', tipo),
  pedido: errorOf('pedido', pedido),
});

export const toOwnRequest = (entries: OwnRequestEntries) => v.parse(ownRequestSchema, entries);
