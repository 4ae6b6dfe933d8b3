/** What the mails of a purchase speak of; the addresses are absolute. */
export interface PurchaseProps {
  nome: string;
  codigo: string;
  /**
   * The course, and the offer by its city, shift and start; undefined once they are gone from the catalogue.
   */
  bought: { titulo: string; turma: string } | undefined;
  totalCents: number;
  purchaseUrl: string;
  paymentUrl: string;
}
