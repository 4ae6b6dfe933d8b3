import { strangersWords } from '../layout/strangers-words.ts';
import type { OrderKind } from '#/domain/sale/order/order-kind.ts';
import { wordsOfKind } from '#/domain/sale/order/order-words.ts';

/** What the mails of a purchase speak of; the addresses are absolute. */
export interface PurchaseProps {
  nome: string;
  codigo: string;
  /**
   * The course, and the offer by its city, shift and start; undefined once they are gone from the catalogue.
   */
  bought: { titulo: string; turma: string } | undefined;
  totalCents: number;
  /** Who pays for it, by which it is spoken of. */
  kind: OrderKind;
  /** Whether a guardian reads of it, a student of whom a guardian answers for, or who bought. */
  reader: 'buyer' | 'guardian' | 'student';
  /** Who studies. */
  student: string;
  /** The card it is paid with and the name on its bill; undefined for other forms of payment. */
  card?: { name: string; statement: string } | undefined;
  purchaseUrl: string;
  paymentUrl: string;
}

/** How a mail speaks of its order. */
export const wordsOf = ({ kind, reader }: Pick<PurchaseProps, 'kind' | 'reader'>) =>
  wordsOfKind(kind, { isForOther: reader === 'guardian' });

/** 'Sua matrícula', or whose it is, at the start of a sentence. */
export const nameEnrolment = ({ reader, student }: Pick<PurchaseProps, 'reader' | 'student'>) =>
  reader === 'guardian' ? `A matrícula de ${strangersWords(student)}` : 'Sua matrícula';
