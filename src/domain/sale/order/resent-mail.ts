/** Mails of an order that staff may send again: of its seats, and of its payment. */
export const resentMails = ['confirmacao', 'recibo'] as const;
export type ResentMail = (typeof resentMails)[number];
