import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';

export const mailActSchema = v.object({
  acao: v.picklist(['enviar', 'descartar']),
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type MailAct = v.InferOutput<typeof mailActSchema>;

interface MailActEntries {
  id: string;
  acao: string;
}

export const readMailAct = (data: FormData): MailActEntries => ({
  id: formText(data, 'id'),
  acao: formText(data, 'acao'),
});

/** Without a button that says so, nothing is thrown away. */
export const toMailAct = ({ id, acao }: MailActEntries): MailAct => ({
  acao: acao === 'descartar' ? 'descartar' : 'enviar',
  id: Number(id),
});

export const mailActText = ({ acao }: MailAct): string =>
  acao === 'descartar' ? 'E-mail descartado. Ele não sai mais.' : 'E-mail na fila. Ele sai em instantes.';
