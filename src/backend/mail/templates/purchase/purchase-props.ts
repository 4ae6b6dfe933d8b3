/** What the mails of a purchase speak of; the addresses are absolute. */
export interface PurchaseProps {
  nome: string;
  codigo: string;
  totalCents: number;
  purchaseUrl: string;
  paymentUrl: string;
}
