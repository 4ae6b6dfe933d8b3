import { type ResentMail, resentMails } from '#/domain/sale/order/resent-mail.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { DeskSection } from '#/storefront/shared/desk/desk-section.tsx';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { orderDeskMutations, orderDeskQueries } from '../order-desk.queries.ts';

const texts: Readonly<Record<ResentMail, string>> = {
  confirmacao: 'Enviar a confirmação de novo',
  recibo: 'Enviar o recibo de novo',
};

/** Mails of an order that the buyer has lost; the confirmation leads to the contract as well. */
export function ResendMails({ codigo, answer }: { codigo: string; answer: FormAnswer | undefined }) {
  const isMail = (mail: ResentMail) => answer?.form === 'email' && answer.entries['email'] === mail;
  return (
    <DeskSection id="enviar-de-novo" title="Enviar de novo">
      <p className="text-sm text-muted">
        A confirmação leva ao contrato; o recibo, ao comprovante. Vai para quem recebeu da primeira vez e
        aparece em O que aconteceu.
      </p>
      {answer?.form === 'email' && answer.done && (
        <Alert tone="success" live title={answer.done.mensagem ?? ''} />
      )}
      <div className="flex flex-wrap items-start gap-3">
        {resentMails.map((mail) => (
          <OnePressForm
            key={mail}
            queryKey={orderDeskQueries.order(codigo).queryKey}
            name="email"
            answer={isMail(mail) ? answer : undefined}
            mutation={orderDeskMutations.resendMail(codigo)}
            value={mail}
            field={{ name: 'email', value: mail }}
            text={texts[mail]}
            loadingText="Enviando"
          />
        ))}
      </div>
    </DeskSection>
  );
}
