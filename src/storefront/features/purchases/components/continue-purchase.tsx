import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { type PaymentChoice, pixAtOnce, typedChoice } from '#/storefront/shared/payment/payment-choice.ts';
import type { CardFormInfo } from '#/storefront/shared/payment/card-payment.tsx';
import { useTypedCard } from '#/storefront/shared/payment/use-typed-card.ts';
import { toPayerBody } from '#/storefront/shared/payment/payer-address.ts';
import { PayerFields } from '#/storefront/shared/payment/payer-fields.tsx';
import { InvoiceNote } from '#/storefront/shared/payment/invoice-note.tsx';
import { PaymentMethods } from '#/storefront/shared/payment/payment-methods.tsx';
import type { InvoiceOffer } from '#/contract/purchasing/company-order.ts';
import type { Installment } from '#/contract/purchasing/price.ts';
import type { Terms } from '#/contract/purchasing/purchase.ts';
import { TermsText } from '#/storefront/shared/rich-text/terms-text.tsx';
import {
  applyDraft,
  draftKey,
  dropDrafts,
  readDraft,
  readTyped,
  saveDraft,
} from '#/storefront/forms/draft/draft.ts';
import { EarlyDraft } from '#/storefront/forms/draft/early-draft.tsx';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { typedAddress } from '#/storefront/forms/fields/address-form.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import type { OrderWords } from '#/domain/sale/order/order-words.ts';
import { paymentFormLabels } from '#/domain/sale/payment-terms.ts';
import { formatCep } from '#/domain/person/postal-code.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { validateContinue, readContinue } from '../purchases.schema.ts';
import type { PurchaseDetails } from '../purchases.functions.ts';
import { purchasesMutations, purchasesQueries } from '../purchases.queries.ts';

const ADDRESS_MISSING = 'ENDERECO_AUSENTE';
const termsChanged = 'CONTRATO_MUDOU';

function proposeChoice(
  current: PaymentChoice | null,
  proposed: PaymentChoice | null,
  plans: readonly Installment[],
): PaymentChoice {
  if (!current) return proposed ?? pixAtOnce;
  const other = plans.find(({ forma }) => forma !== current.forma);
  return other ? { forma: other.forma, parcelas: other.parcelas } : current;
}

interface ContinuePurchaseProps {
  codigo: string;
  /** The terms to accept; null when they were accepted already. */
  terms: Terms | null;
  answer: FormAnswer | undefined;
  plans: readonly Installment[];
  address: PurchaseDetails['address'];
  cardForm: CardFormInfo | null;
  /** Whether a company may pay 30 days later; null for people. */
  invoice: (InvoiceOffer & { total: number }) | null;
  current: PaymentChoice | null;
  isFree: boolean;
  proposed: PaymentChoice | null;
  isRefused: boolean;
  isCompany: boolean;
  words: Pick<OrderWords, 'held' | 'stillHeld'>;
  onContinued(chosen: { isPix: boolean }): void | Promise<void>;
}

/**
 * For a purchase that waits for payment: the terms, if it waits for them, and the choice, or the change, of
 * how it is paid.
 */
export function ContinuePurchase({
  codigo,
  terms,
  plans,
  address,
  cardForm,
  invoice,
  current,
  proposed,
  isFree,
  isRefused,
  isCompany,
  words: { held, stillHeld: still },
  answer: given,
  onContinued,
}: ContinuePurchaseProps) {
  const [answer] = useState(given);
  const { formProps, ...form } = useFormCheck({
    read: readContinue,
    find: validateContinue,
    prefix: 'continuar',
    answer,
    focus: 'summary',
  });
  const queryClient = useQueryClient();
  const card = useTypedCard();
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const draft = readDraft(sessionStorage, codigo, 'pagamento');
    if (draft && box.current) applyDraft(box.current, draft);
  }, [codigo]);
  const goOn = useMutation({
    ...purchasesMutations.continue(),
    onSuccess: (chosen) => {
      dropDrafts(sessionStorage, codigo);
      if (!chosen.bankPage) return onContinued(chosen);
      window.location.assign(chosen.bankPage);
      return undefined;
    },
    onError: async (error) => {
      const { codigo: reason, fieldErrors } = describeFailure(error);
      if (reason === ADDRESS_MISSING) form.show(fieldErrors);
      if (reason !== termsChanged) return;
      // The new text is to be read: the tick was for the one before. All else that was typed stays.
      const tick = box.current?.elements.namedItem('contrato');
      if (tick instanceof HTMLInputElement) tick.checked = false;
      await queryClient.invalidateQueries({ queryKey: purchasesQueries.purchase(codigo).queryKey });
    },
  });

  const failure = failureOf(goOn, answer);
  // Not after the last try.
  const takesCard = cardForm !== null && plans.some(({ forma }) => forma === 'cartao');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (goOn.isPending || card.isAsking) return;
    const entries = form.check(event.currentTarget);
    if (!entries) return;
    const pagamento = await card.complete(entries.pagamento);
    if (!pagamento) return;
    goOn.mutate({
      codigo,
      pagamento,
      ...toPayerBody(entries),
      ...(terms && { contrato: { versao: terms.versao, sha256: terms.sha256 } }),
    });
  }

  const isInvoiced = invoice?.situacao === 'DISPONIVEL';
  // Another card may always be tried.
  if (current && current.forma !== 'cartao' && plans.length === 1 && !isInvoiced) {
    return (
      <Card as="section" padding="lg" aria-labelledby="continuar" className="grid gap-3">
        <h2 id="continuar" className="text-section">
          Trocar a forma de pagamento
        </h2>
        <p>
          {`Agora esta turma é paga só com ${paymentFormLabels[current.forma]}: não há outra forma a escolher.`}
        </p>
      </Card>
    );
  }
  return (
    <Card as="section" padding="lg" aria-labelledby="continuar">
      <EarlyDraft />
      <form
        ref={box}
        method="post"
        data-draft={draftKey(codigo, 'pagamento')}
        {...formProps}
        onInput={(event) => {
          formProps.onInput(event);
          saveDraft(sessionStorage, codigo, 'pagamento', readTyped(event.currentTarget));
        }}
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        <FormName name="continuar" />
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <h2 id="continuar" className="text-section">
          {isRefused
            ? takesCard
              ? 'Tente de novo'
              : 'Pague de outra forma'
            : current
              ? 'Trocar a forma de pagamento'
              : 'Falta pouco'}
        </h2>
        <p>
          {isRefused
            ? takesCard
              ? `${still}. Use outro cartão, ou escolha outra forma de pagamento.`
              : `${still}. Escolha outra forma de pagamento.`
            : current
              ? `${still}. A cobrança de agora deixa de valer.`
              : terms
                ? `${held}. Aceite o contrato${isFree ? ' para confirmar a matrícula.' : ' e escolha como pagar.'}`
                : `${held}. Escolha como pagar.`}
        </p>
        {terms && (
          <>
            <input type="hidden" name="versao" value={terms.versao} />
            <input type="hidden" name="sha256" value={terms.sha256} />
            <TermsText
              text={terms.texto}
              content={terms.conteudo}
              label={`Contrato, versão ${terms.versao}`}
            />
            <Checkbox
              id="continuar-contrato"
              name="contrato"
              required
              {...(form.fieldErrors['contrato'] && { error: form.fieldErrors['contrato'] })}
            >
              Li e aceito o contrato, versão <span className="whitespace-nowrap">{terms.versao}</span>.
            </Checkbox>
          </>
        )}
        {!isFree && (
          <PaymentMethods
            id="continuar-forma"
            plans={plans}
            chosen={
              answer
                ? typedChoice(answer.entries)
                : isRefused && current
                  ? current
                  : proposeChoice(current, proposed, plans)
            }
            current={current?.forma}
            cardForm={cardForm}
            card={card}
            invoice={isInvoiced ? invoice : undefined}
            isCompany={isCompany}
            withBoleto={
              address && (
                <PayerFields
                  prefix="continuar"
                  plans={plans}
                  fieldErrors={form.fieldErrors}
                  values={answer ? typedAddress(answer.entries) : { ...address, cep: formatCep(address.cep) }}
                />
              )
            }
          />
        )}
        {invoice && <InvoiceNote invoice={invoice} />}
        <SendFailure failure={failure}>
          {failure?.codigo === termsChanged &&
            'Mostramos acima a versão em vigor. Leia, aceite e confirme de novo.'}
        </SendFailure>
        <Button
          type="submit"
          variant={current && !isRefused ? 'secondary' : 'sell'}
          size="lg"
          loading={goOn.isPending || card.isAsking}
          loadingText={isFree ? 'Confirmando' : 'Gerando a cobrança'}
        >
          {isFree ? 'Confirmar matrícula' : isRefused ? 'Pagar' : current ? 'Trocar' : 'Ir para o pagamento'}
        </Button>
      </form>
    </Card>
  );
}
