import { isCpfDigits } from '#/domain/person/cpf.ts';
import { barcodeOfLine } from '../boleto.ts';

/** What one box may mean; an order is found that any of them names. */
export interface OrderSearch {
  /** CPFs as plain digits, and e-mails in lower case. */
  keys: readonly string[];
  /** Codes of orders and numbers of payments. */
  references: readonly string[];
  /** Parts that a name has all of. */
  words: readonly string[];
}

/** The shortest word that a name is looked up by. */
export const SHORTEST_WORD = 3;
/** Orders that a name shows at most, the latest. */
export const MOST_BY_NAME = 500;
const mostWords = 8;

/** Reads what staff typed. Nothing is looked for when all parts are empty. */
export function readOrderSearch(text: string): OrderSearch {
  const typed = text.trim();
  if (typed.includes('@')) return { keys: [typed.toLowerCase()], references: [], words: [] };
  const digits = typed.replaceAll(/[\s./-]/g, '');
  if (/^\d+$/.test(digits)) {
    const barcode = barcodeOfLine(digits);
    return {
      // A payment of Mercado Pago may have as many digits as a CPF.
      keys: isCpfDigits(digits) ? [digits] : [],
      references: unique([typed, digits, ...(barcode === undefined ? [] : [barcode])]),
      words: [],
    };
  }
  if (/^\S*\d\S*$/.test(typed))
    return { keys: [], references: unique([typed, typed.toUpperCase()]), words: [] };
  const words = unique(typed.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);
  return {
    keys: [],
    references: [],
    words: words.some((word) => word.length >= SHORTEST_WORD) ? words : [],
  };
}

const unique = (texts: readonly string[]) => [...new Set(texts)];
