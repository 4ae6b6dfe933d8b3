import { strangersWords } from '#/domain/text/strangers-words.ts';
import type { OrderKind } from '#/domain/sale/order/order-kind.ts';
import { wordsOfKind } from '#/domain/sale/order/order-words.ts';

export interface PurchaseProps {
  nome: string;
  codigo: string;
  /**
   * The course, and the offer by its city, shift and start; undefined once they are gone from the catalogue.
   */
  bought: { titulo: string; turma: string } | undefined;
  totalCents: number;
  kind: OrderKind;
  /** A guardian, or who else pays for another person; a student whose guardian pays; one that is named. */
  reader: 'buyer' | 'guardian' | 'student' | 'named';
  student: string;
  /** The card it is paid with and the name on its bill; undefined for other forms of payment. */
  card?: { name: string; statement: string } | undefined;
  purchaseUrl: string;
  paymentUrl: string;
}

export const wordsOf = ({ kind, reader }: Pick<PurchaseProps, 'kind' | 'reader'>) =>
  wordsOfKind(kind, { isForOther: reader === 'guardian' });

export const whereDetailsAre = (purchase: Pick<PurchaseProps, 'kind' | 'reader'>, details: string) =>
  `Na página da ${wordsOf(purchase).noun} ${purchase.reader === 'named' ? 'quem comprou para você' : 'você'} encontra ${details}.`;

export const nameEnrolment = ({ reader, student }: Pick<PurchaseProps, 'reader' | 'student'>) =>
  reader === 'guardian' ? `A matrícula de ${strangersWords(student)}` : 'Sua matrícula';
