import * as v from 'valibot';
import { stateCodes } from '../person/person-values.ts';
import { formatPhone } from '../person/phone.ts';
import { cepDigits, cepSchema } from '../person/postal-code.ts';
import { filledText, textUpTo } from '../text/text-rules.ts';
import { isShopPhone, SHOP_PHONE_MESSAGE } from './shop-phone.ts';

/** Where courses are held, or from where distance learning is run. */
export const unitEntrySchema = v.object({
  nome: filledText(80),
  endereco: filledText(160),
  cidade: filledText(80),
  uf: v.picklist(stateCodes, 'Escolha o estado.'),
  cep: v.pipe(cepSchema, v.transform(cepDigits)),
  telefone: v.optional(
    v.pipe(
      textUpTo(20),
      v.check((text) => text === '' || isShopPhone(text), SHOP_PHONE_MESSAGE),
      v.transform(formatPhone),
    ),
    '',
  ),
});
export type UnitEntry = v.InferOutput<typeof unitEntrySchema>;
