import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { FormEvent } from 'react';
import { describeDays } from '#/storefront/shared/course/offer-labels.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import type { OfferChoice as Offers } from '#/contract/purchasing/choice.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { lastDayOfChoice } from '#/domain/sale/refund/offer-choice.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { RadioGroup } from '#/storefront/ui/fields/radio-group.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { readOfferWish, writeOfferWish } from '../offer-choice.schema.ts';
import { purchasesMutations, purchasesQueries } from '../purchases.queries.ts';
import { MONEY_BACK_WARNING } from '../purchases.schema.ts';
import { ConfirmedAct } from './confirmed-act.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface OfferChoiceProps {
  codigo: string;
  choice: NonNullable<Purchase['escolha']>;
  offers: Offers;
  answer: FormAnswer | undefined;
  onToPay(): void | Promise<void>;
}

// REFUND-8
export function OtherOfferChoice({ codigo, choice, offers, answer, onToPay }: OfferChoiceProps) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: purchasesQueries.all });
  const choose = useMutation({
    ...purchasesMutations.chooseOtherOffer(),
    onSuccess: (chosen) => (chosen.isToPay ? onToPay() : refresh()),
    // Seats and prices may have changed.
    onError: refresh,
  });
  const moneyBack = useMutation({ ...purchasesMutations.takeMoneyBack(), onSuccess: refresh });
  const posted = answerTo(answer, 'trocar-turma');
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wish = readOfferWish(new FormData(event.currentTarget));
    if (wish && !choose.isPending) choose.mutate({ codigo, ...wish });
  }
  const { troca } = choice;
  return (
    <Card as="section" padding="lg" aria-labelledby="escolha" className="grid min-w-0 gap-6">
      <div className="grid gap-2">
        <h2 id="escolha" tabIndex={-1} className="text-section">
          Outra turma ou o dinheiro de volta
        </h2>
        <p>
          {`Você pagou ${formatReais(offers.pago)}. Se não escolher até ${formatDay(lastDayOfChoice(new Date(choice.ate)))}, devolvemos tudo pela mesma forma de pagamento.`}
        </p>
      </div>
      {troca && (
        <Alert
          tone="warning"
          title={`Falta pagar a diferença de ${formatReais(troca.a_pagar)}`}
          actions={
            <Link
              to="/pix/$codigoCompra"
              params={{ codigoCompra: codigo }}
              className={buttonClass({ variant: 'sell' })}
            >
              Pagar a diferença com Pix
            </Link>
          }
        >
          {`A vaga na turma ${troca.turma} está guardada até ${formatDeadline(new Date(troca.expira_em))}.`}
        </Alert>
      )}
      <form
        method="post"
        action={fillPath('/minhas-compras/$codigo', { codigo })}
        onSubmit={submit}
        aria-label="Trocar de turma"
        className="grid gap-4"
      >
        <FormName name="trocar-turma" />
        <h3 id="outra-turma" tabIndex={-1} className="font-semibold text-heading">
          Escolher outra turma
        </h3>
        {offers.itens.length === 0 ? (
          <p>Não há outra turma deste curso com vaga agora.</p>
        ) : (
          <>
            <RadioGroup
              legend="Turmas com vaga"
              name="turma"
              look="cards"
              required
              {...(posted?.fieldErrors['turma'] && { error: posted.fieldErrors['turma'] })}
              {...(posted?.entries['turma'] && { defaultValue: posted.entries['turma'] })}
              options={offers.itens.map(({ oferta, total, a_pagar, a_devolver }) => ({
                value: writeOfferWish({ offerId: oferta.id_oferta, total }),
                label: offerName(oferta),
                hint: (
                  <>
                    <ChangingText>{describeDays(oferta)}</ChangingText>
                    <span className="mt-1 block font-semibold text-heading">
                      {describeDifference(a_pagar, a_devolver)}
                    </span>
                  </>
                ),
              }))}
            />
            <SendFailure failure={failureOf(choose, posted)} />
            <Button
              type="submit"
              className="justify-self-start"
              loading={choose.isPending}
              loadingText="Trocando"
            >
              Trocar de turma
            </Button>
          </>
        )}
      </form>
      <div className="grid gap-3 border-t border-line pt-5">
        <h3 id="dinheiro" tabIndex={-1} className="font-semibold text-heading">
          Receber o dinheiro de volta
        </h3>
        <ConfirmedAct
          codigo={codigo}
          name="dinheiro-de-volta"
          label="Quero o dinheiro de volta"
          busy="Registrando"
          keep="Voltar"
          question="Receber o dinheiro de volta?"
          warning={MONEY_BACK_WARNING}
          answer={answerTo(answer, 'dinheiro-de-volta')}
          act={{ ...moneyBack, mutate: () => moneyBack.mutate(codigo) }}
        />
      </div>
    </Card>
  );
}

function describeDifference(toPay: number, toGiveBack: number): string {
  if (toPay > 0) return `Você paga mais ${formatReais(toPay)}, com Pix`;
  return toGiveBack > 0 ? `Devolvemos ${formatReais(toGiveBack)}` : 'Sem diferença de preço';
}
