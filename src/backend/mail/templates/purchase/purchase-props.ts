/** What the mails of a purchase speak of; the addresses are absolute. */
export interface PurchaseProps {
  nome: string;
  codigo: string;
  /**
   * The course, and the offer by its city, shift and start; undefined once they are gone from the catalogue.
   */
  bought: { titulo: string; turma: string } | undefined;
  totalCents: number;
  /** The card it is paid with and the name on its bill; undefined for other forms of payment. */
  card?: { name: string; statement: string } | undefined;
  purchaseUrl: string;
  paymentUrl: string;
}
