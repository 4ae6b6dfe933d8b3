import { useToday } from '#/storefront/shared/time/use-today.ts';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { TermsText } from '#/storefront/shared/rich-text/terms-text.tsx';
import { pixAtOnce, typedChoice } from '#/storefront/shared/payment/payment-choice.ts';
import { useTypedCard } from '#/storefront/shared/payment/use-typed-card.ts';
import { PayerFields } from '#/storefront/shared/payment/payer-fields.tsx';
import { PaymentMethods } from '#/storefront/shared/payment/payment-methods.tsx';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { typedAddress } from '#/storefront/forms/fields/address-form.ts';
import { GuardianFields } from '#/storefront/forms/fields/guardian-fields.tsx';
import {
  isMinor,
  readGuardianEntries,
  typedGuardian,
  type GuardianEntries,
} from '#/storefront/forms/fields/guardian-form.ts';
import { PersonFields } from '#/storefront/forms/fields/person-fields.tsx';
import {
  personDefaults,
  readPersonEntries,
  typedPerson,
  type PersonEntries,
} from '#/storefront/forms/fields/person-form.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { formatCep } from '#/domain/person/postal-code.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatProductOffer } from '#/domain/catalogue/product-offer.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import type { Checkout } from '../checkout.functions.ts';
import { checkoutMutations, checkoutQueries } from '../checkout.queries.ts';
import {
  validateCheckout,
  isStudentStepComplete,
  readCheckoutEntries,
  toBuyingBody,
  toGuardianDefaults,
} from '../checkout.schema.ts';
import {
  applyDraft,
  draftKey,
  dropDrafts,
  readDraft,
  readTyped,
  saveDraft,
} from '#/storefront/forms/draft/draft.ts';
import { useDraftOfOtherTabs } from '#/storefront/forms/draft/draft-of-other-tabs.ts';
import type { CheckoutPrice } from '../price.ts';
import { endsIntent, findNextStep } from '../purchase-failure.ts';
import { dropPurchaseKey, purchaseKey } from '../purchase-key.ts';
import { CouponField, CouponForm } from './coupon-field.tsx';
import { EarlyDraft } from '#/storefront/forms/draft/early-draft.tsx';
import { PostedWith } from './posted-with.tsx';
import { PurchaseRefusal } from './purchase-refusal.tsx';
import { Step } from './step.tsx';

interface PurchaseFormProps {
  course: Checkout['course'];
  offer: Checkout['offer'];
  terms: NonNullable<Checkout['terms']>;
  price: CheckoutPrice;
  coupon: { applied: string | undefined; refused: string | undefined; refusal: string | undefined };
  answer: FormAnswer | undefined;
  onCoupon(coupon: string): void;
  onSignIn(): void;
  onBought(purchase: { codigo: string; isPix: boolean }): void | Promise<void>;
}

export function PurchaseForm({
  course,
  offer,
  terms,
  price,
  coupon,
  answer: given,
  onCoupon,
  onSignIn,
  onBought,
}: PurchaseFormProps) {
  const queryClient = useQueryClient();
  const ids = { courseId: course.id_produto, offerId: offer.id_oferta };
  const productOffer = formatProductOffer(ids);
  const { data: buyer } = useSuspenseQuery(checkoutQueries.buyer());
  const installments = useQuery(checkoutQueries.installments(offer.id_oferta, coupon.applied));
  const card = useTypedCard();
  const formElement = useRef<HTMLFormElement>(null);
  const [answer] = useState(given);
  const today = useToday();
  const student = answer ? typedPerson(answer.entries) : personDefaults(buyer);
  const guardian = answer ? typedGuardian(answer.entries) : toGuardianDefaults(buyer, today);
  const address = answer
    ? typedAddress(answer.entries)
    : { ...buyer.endereco, cep: formatCep(buyer.endereco.cep) };
  const [{ isComplete, hasGuardian }, setProgress] = useState(() => progressOf(student, guardian));
  const hasForms = installments.isSuccess;
  useEffect(() => {
    const element = formElement.current;
    if (!element) return;
    const draft = readDraft(sessionStorage, productOffer, 'aluno');
    if (draft) applyDraft(element, draft);
    setProgress(readProgress(element));
    // The forms of payment may come later than the rest.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [productOffer, hasForms]);
  useDraftOfOtherTabs({ subject: productOffer, form: 'aluno', owner: buyer.email ?? '' }, (draft) => {
    const element = formElement.current;
    if (!element) return;
    applyDraft(element, draft);
    setProgress(readProgress(element));
  });

  const { formProps, ...form } = useFormCheck({
    read: readCheckoutEntries,
    find: (entries) => validateCheckout(entries, calendarDay(new Date())),
    prefix: 'aluno',
    answer,
    focus: 'summary',
  });
  const buy = useMutation({
    ...checkoutMutations.buy(),
    onSuccess: (purchase) => {
      if (purchase.bankPage) window.location.assign(purchase.bankPage);
      dropPurchaseKey(sessionStorage, productOffer);
      dropDrafts(sessionStorage, productOffer);
      if (!purchase.bankPage) return onBought(purchase);
    },
    onError: (error) => {
      if (endsIntent(error)) dropPurchaseKey(sessionStorage, productOffer);
      const failure = describeFailure(error);
      const step = findNextStep(failure);
      if (step.kind === 'correct') form.show(failure.fieldErrors);
      if (step.kind === 'read-terms') {
        const box = formElement.current?.elements.namedItem('contrato');
        if (box instanceof HTMLInputElement) box.checked = false;
      }
      if (step.kind === 'read-terms' || step.kind === 'see-price')
        for (const queryKey of checkoutQueries.offerKeys(ids))
          void queryClient.invalidateQueries({ queryKey });
    },
  });

  const failure = failureOf(buy, answer);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (buy.isPending || buy.isSuccess || card.isAsking) return;
    const entries = form.check(event.currentTarget);
    if (!entries) return;
    const { endereco, ...buying } = toBuyingBody(entries, calendarDay(new Date()));
    const intent = {
      offerId: offer.id_oferta,
      ...buying,
      ...(coupon.applied && { cupom: coupon.applied }),
      total: price.total,
    };
    const pagamento = await card.complete(entries.pagamento);
    if (!pagamento) return;
    const key = purchaseKey(sessionStorage, productOffer, JSON.stringify(intent), () => crypto.randomUUID());
    buy.mutate({
      ...intent,
      ...(endereco && { endereco }),
      key,
      pagamento,
      contrato: { versao: terms.versao, sha256: terms.sha256 },
    });
  }

  return (
    <>
      <CouponForm onChange={onCoupon} />
      <EarlyDraft />
      <form
        ref={formElement}
        method="post"
        data-draft={draftKey(productOffer, 'aluno')}
        {...formProps}
        onInput={(event) => {
          formProps.onInput(event);
          saveDraft(sessionStorage, productOffer, 'aluno', readTyped(event.currentTarget));
          setProgress(readProgress(event.currentTarget));
        }}
        onSubmit={(event) => void submit(event)}
        className="group/compra grid gap-6"
      >
        <FormName name="compra" />
        <PostedWith terms={terms} coupon={coupon.applied} total={price.total} />
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <Step id="quem-vai-estudar" number={1} title="Quem vai estudar" done={isComplete}>
          <PersonFields prefix="aluno" fieldErrors={form.fieldErrors} defaults={student} />
          {hasGuardian && (
            <GuardianOfStudent
              productOffer={productOffer}
              fieldErrors={form.fieldErrors}
              defaults={guardian}
            />
          )}
        </Step>
        <Step id="contrato" number={2} title="Contrato">
          <TermsText text={terms.texto} content={terms.conteudo} label={`Contrato, versão ${terms.versao}`} />
          {hasGuardian ? (
            <p>Quem aceita o contrato é o responsável, na página da compra.</p>
          ) : (
            <Checkbox
              id="aluno-contrato"
              name="contrato"
              required
              defaultChecked={keepsConsent(answer, terms.sha256)}
              {...(form.fieldErrors['contrato'] && { error: form.fieldErrors['contrato'] })}
            >
              Li e aceito o contrato, versão <span className="whitespace-nowrap">{terms.versao}</span>.
            </Checkbox>
          )}
        </Step>
        <Step id="pagamento" number={3} title="Pagamento">
          {hasGuardian ? (
            <p>Quem paga é o responsável, que escolhe a forma de pagamento depois de aceitar o contrato.</p>
          ) : (
            <PaymentMethods
              id="forma-de-pagamento"
              plans={installments.data?.plans ?? []}
              cardForm={installments.data?.cardForm ?? null}
              card={card}
              chosen={answer ? typedChoice(answer.entries) : pixAtOnce}
              withBoleto={
                <PayerFields
                  prefix="aluno"
                  plans={installments.data?.plans ?? []}
                  fieldErrors={form.fieldErrors}
                  values={address}
                />
              }
            />
          )}
          <CouponField {...coupon} productOffer={productOffer} />
          {failure && (
            <PurchaseRefusal
              key={buy.submittedAt}
              failure={failure}
              course={course}
              productOffer={productOffer}
              hasCoupon={coupon.applied !== undefined}
              onSignIn={onSignIn}
            />
          )}
          <Button
            type="submit"
            variant="sell"
            size="lg"
            block
            loading={buy.isPending || buy.isSuccess || card.isAsking}
            loadingText="Reservando sua vaga"
          >
            {hasGuardian ? (
              'Reservar e chamar o responsável'
            ) : (
              <span>
                Pagar <HowMuch total={price.total} /> <ChosenForm />
              </span>
            )}
          </Button>
          <p className="text-center text-sm text-muted">
            {hasGuardian
              ? 'Ao continuar, sua vaga fica reservada por até 72 horas, à espera do responsável.'
              : 'Ao continuar, sua vaga fica reservada. Você pode cancelar antes de pagar.'}
          </p>
        </Step>
      </form>
    </>
  );
}

function progressOf(student: PersonEntries, guardian: GuardianEntries) {
  const today = calendarDay(new Date());
  return {
    isComplete: isStudentStepComplete(student, guardian, today),
    hasGuardian: isMinor(student, today),
  };
}

function readProgress(form: HTMLFormElement) {
  const data = new FormData(form);
  return progressOf(readPersonEntries(data), readGuardianEntries(data));
}

interface GuardianOfStudentProps extends Omit<ComponentProps<typeof GuardianFields>, 'prefix'> {
  productOffer: string;
}

function GuardianOfStudent({ productOffer, ...fields }: GuardianOfStudentProps) {
  const box = useRef<HTMLDivElement>(null);
  // The draft may hold these fields, which weren't there when it was filled in.
  useEffect(() => {
    const form = box.current?.closest('form');
    const draft = readDraft(sessionStorage, productOffer, 'aluno');
    if (draft && form) applyDraft(form, draft);
  }, [productOffer]);
  return (
    <Fieldset
      legend="Quem responde por quem vai estudar"
      hint="Quem tem menos de 18 anos se matricula com um responsável, que aceita o contrato e paga. Ele recebe um link por e-mail. Se é você, preencha com os seus dados."
      className="rounded-md border border-line p-4 md:p-5"
    >
      <div ref={box} className="grid gap-5 pt-2">
        <GuardianFields prefix="aluno" {...fields} />
      </div>
    </Fieldset>
  );
}

/**
 * The whole sum, but where it is chosen to be paid in parts: the button charges the first of them only.
 * By the style sheet alone, as the form of payment below.
 */
function HowMuch({ total }: { total: number }) {
  return (
    <>
      <span className="group-[:has([value=boleto]:checked):has(#forma-de-pagamento-parcelas_option:checked:not([value='1']))]/compra:hidden group-[:has([value=cartao]:checked):has(#forma-de-pagamento-parcelas-cartao_option:checked:not([value='1']))]/compra:hidden">
        {formatReais(total)}
      </span>
      <span className="hidden group-[:has([value=boleto]:checked):has(#forma-de-pagamento-parcelas_option:checked:not([value='1']))]/compra:inline group-[:has([value=cartao]:checked):has(#forma-de-pagamento-parcelas-cartao_option:checked:not([value='1']))]/compra:inline">
        em parcelas
      </span>
    </>
  );
}

/** The form of payment that is chosen, by the style sheet alone: it is right without JavaScript, too. */
function ChosenForm() {
  return (
    <>
      <span className="whitespace-nowrap group-has-[input[value=boleto]:checked]/compra:hidden group-has-[input[value=cartao]:checked]/compra:hidden">
        com Pix
      </span>
      <span className="hidden whitespace-nowrap group-has-[input[value=boleto]:checked]/compra:inline">
        com boleto
      </span>
      <span className="hidden whitespace-nowrap group-has-[input[value=cartao]:checked]/compra:inline">
        com cartão
      </span>
    </>
  );
}

function keepsConsent(answer: FormAnswer | undefined, sha256: string): boolean {
  return answer?.entries['contrato'] !== undefined && answer.entries['sha256'] === sha256;
}
