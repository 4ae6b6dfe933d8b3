import * as v from 'valibot';
import { stateCodes } from '../person/person-values.ts';
import { cepDigits, cepSchema } from '../person/postal-code.ts';
import { filledText } from '../text/text-rules.ts';

/** Where courses are held, or from where distance learning is run. */
export const unitEntrySchema = v.object({
  nome: filledText(80),
  endereco: filledText(160),
  cidade: filledText(80),
  uf: v.picklist(stateCodes, 'Escolha o estado.'),
  cep: v.pipe(cepSchema, v.transform(cepDigits)),
});
export type UnitEntry = v.InferOutput<typeof unitEntrySchema>;
