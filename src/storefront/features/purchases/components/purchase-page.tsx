import { useLocalToday } from '#/storefront/shared/time/use-local-today.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import { paymentFormLabels } from '#/domain/sale/payment-terms.ts';
import { FirstDay } from '#/storefront/shared/course/first-day.tsx';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import type { InvoiceOffer } from '#/contract/purchasing/company-order.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { isPaidByReader } from '#/storefront/shared/tracking/paid-purchase.ts';
import { useTrackedPurchase } from '#/storefront/shared/tracking/use-tracked-purchase.ts';
import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import { costsMoney, orderKind } from '#/domain/sale/order/order-kind.ts';
import { isForOther, orderWords } from '#/domain/sale/order/order-words.ts';
import { kinships } from '#/domain/person/kinship.ts';
import { formatCnpj } from '#/domain/person/cnpj.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { invoiceStateLabels } from '#/domain/company/invoice.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Timeline } from '#/storefront/ui/display/timeline.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { EmailText } from '#/storefront/ui/email-text.tsx';
import {
  canCancel,
  canChoosePayment,
  findNextAction,
  labelState,
  type NextAction,
  stateTones,
} from '../next-action.ts';
import { toTimeline } from '../purchase-timeline.ts';
import { purchasesQueries } from '../purchases.queries.ts';
import { CardAlert, nameCard } from './card-alert.tsx';
import { ConfirmCard } from './confirm-card.tsx';
import { AssistanceSection } from './assistance-section.tsx';
import { Boletos } from './boletos.tsx';
import { CancelPurchase } from './cancel-purchase.tsx';
import { AcceptedByGuardian } from './guardian/accepted-by-guardian.tsx';
import { WaitingForGuardian } from './guardian/waiting-for-guardian.tsx';
import { OtherOfferChoice } from './offer-choice.tsx';
import { ContinuePurchase } from './continue-purchase.tsx';
import { PurchaseDocuments } from './documents.tsx';
import { describeNextStep } from '../next-step.ts';
import { DisputeAlert, Refunds } from './refunds.tsx';
import { RightsPanel } from './rights-panel.tsx';
import { UseCoupon } from './use-coupon.tsx';
import { NextActionLink } from './purchase-actions.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

const linked: ReadonlySet<NextAction> = new Set<NextAction>([
  'pay',
  'renew',
  'name-target',
  'choose',
  'accept-anew',
]);

const takesCoupon = (
  { estado, contratante, total, empresa, assistida, custeio }: Purchase,
  action: NextAction,
) =>
  contratante &&
  canChoosePayment(estado) &&
  estado !== 'EM_ANALISE' &&
  action !== 'accept-anew' &&
  total > 0 &&
  !empresa &&
  !assistida &&
  !custeio;

interface PurchasePageProps {
  codigo: string;
  typed: { token: string; parcelas: number } | undefined;
  answer: FormAnswer | undefined;
  renderHelp(noun: string): Elements;
  seats: Elements;
  renderInvoiceRequest(request: InvoiceOffer['pedido']): Elements;
  onContinued(chosen: { isPix: boolean }): void | Promise<void>;
}

export function PurchasePage({
  codigo,
  typed,
  answer,
  renderHelp,
  seats,
  renderInvoiceRequest,
  onContinued,
}: PurchasePageProps) {
  const queryClient = useQueryClient();
  const query = purchasesQueries.purchase(codigo);
  const { data } = useSuspenseQuery(query);
  const { purchase, terms, plans, address, boletos, cardForm, request, offers, assistance, invoice } = data;
  const { produto, oferta, aluno, estado, cartao, responsavel, contratante } = purchase;
  const today = useLocalToday(oferta);
  const isRefused = purchase.forma === 'cartao' && cartao?.situacao === 'RECUSADA';
  useTrackedPurchase(purchase, isPaidByReader(purchase));
  const action = findNextAction(purchase);
  const words = orderWords(purchase);
  const isToPay = costsMoney(orderKind(purchase));
  const help = renderHelp(words.noun);
  const isChange = purchase.forma !== null && !isRefused;
  const choice = contratante &&
    canChoosePayment(estado) &&
    action !== 'accept-anew' &&
    !(purchase.condicoes?.fixas && purchase.forma && !isRefused) && (
      <ContinuePurchase
        key={`${purchase.forma}-${purchase.parcelas}-${cartao?.tentativas ?? 0}-${cartao?.situacao ?? ''}`}
        codigo={codigo}
        terms={terms}
        plans={plans}
        address={address}
        cardForm={cardForm}
        invoice={invoice && { ...invoice, total: purchase.total }}
        isRefused={isRefused}
        isCompany={purchase.empresa !== null}
        isFree={!isToPay}
        words={words}
        proposed={purchase.condicoes ?? null}
        current={purchase.forma && { forma: purchase.forma, parcelas: purchase.parcelas }}
        answer={answerTo(answer, 'continuar')}
        onContinued={onContinued}
      />
    );
  const coupon = takesCoupon(purchase, action) && (
    <UseCoupon key={purchase.cupom} purchase={purchase} answer={answerTo(answer, 'cupom')} />
  );
  return (
    <div className="container-page grid gap-6 py-6 md:py-8">
      <Breadcrumb
        items={[{ text: 'Minhas compras', href: 'minhas-compras' }, { text: produto.titulo }]}
        renderLink={({ href, ...link }) => <Link to={href === '/' ? '/' : '/minhas-compras'} {...link} />}
      />
      <header className="grid justify-items-start gap-3">
        <Badge tone={stateTones[estado]}>{labelState(purchase)}</Badge>
        <h1 className="text-title">{keepWords(produto.titulo)}</h1>
        <p className="max-w-prose text-lg text-balance">
          {keepWords(describeNextStep(purchase, today, boletos?.boletos))}
        </p>
        <p className="text-sm text-muted">
          <ChangingText>{`${words.Noun} `}</ChangingText>
          <span className="wrap-anywhere">{purchase.codigo}</span>
          <ChangingText>{`, iniciada em ${formatInstant(new Date(purchase.criado_em))}`}</ChangingText>
        </p>
        {answerTo(answer, 'agenda')?.failure && (
          <Alert tone="danger" live title={answer?.failure?.message ?? ''} />
        )}
        {linked.has(action) && <NextActionLink purchase={purchase} />}
      </header>
      {purchase.escolha && offers && (
        <OtherOfferChoice
          codigo={codigo}
          choice={purchase.escolha}
          offers={offers}
          answer={answer}
          onToPay={() => onContinued({ isPix: true })}
        />
      )}
      <DisputeAlert purchase={purchase} />
      {purchase.devolucoes.length > 0 && (
        <Refunds codigo={codigo} refunds={purchase.devolucoes} isPayer={contratante} answer={answer} />
      )}
      <CardAlert purchase={purchase} isDecidedAtBank={data.isDecidedAtBank} canChange={Boolean(choice)} />
      {typed && contratante && canChoosePayment(estado) && <ConfirmCard purchase={purchase} {...typed} />}
      {boletos && <Boletos charge={boletos} held={words.held} isCompany={purchase.empresa !== null} />}
      {(action === 'pay-boleto' || action === 'renew-boleto') && !boletos && (
        <Alert tone="warning" title="O banco não respondeu">
          {`${words.stillHeld}. Abra esta página de novo em instantes para ver o boleto.`}
        </Alert>
      )}
      {request && responsavel && (
        <WaitingForGuardian
          codigo={codigo}
          request={request}
          guardian={responsavel}
          isToPay={isToPay}
          answer={answer}
          onChanged={() => queryClient.invalidateQueries({ queryKey: purchasesQueries.all })}
        />
      )}
      {responsavel && !contratante && isToPay && estado === 'AGUARDANDO_PAGAMENTO' && (
        <AcceptedByGuardian
          codigo={codigo}
          guardian={responsavel}
          answer={answer}
          onChanged={() => queryClient.invalidateQueries({ queryKey: purchasesQueries.all })}
        />
      )}
      {!isChange && choice}
      {invoice?.situacao === 'NAO_PERMITIDA' && renderInvoiceRequest(invoice.pedido)}
      {!isChange && coupon}
      {purchase.empresa && seats}
      {isSeatPaid(estado) && (
        <FirstDay
          codigo={codigo}
          course={produto}
          offer={oferta}
          isCompany={purchase.empresa !== null || isForOther(purchase)}
        />
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <Section id="andamento" title="Andamento">
            <Timeline label={`Andamento da ${words.noun}`} items={toTimeline(purchase)} />
            {canCancel(estado) && (
              <div>
                <CancelPurchase
                  purchase={purchase}
                  answer={answerTo(answer, 'cancelar')}
                  onCancelled={() => queryClient.invalidateQueries({ queryKey: purchasesQueries.all })}
                />
              </div>
            )}
            {!(contratante && purchase.arrependimento) && <p>{help}</p>}
          </Section>
          {contratante && purchase.arrependimento && (
            <RightsPanel
              purchase={purchase}
              period={purchase.arrependimento}
              answer={answerTo(answer, 'desistir')}
              help={help}
            />
          )}
          <Section id="turma" title="Turma">
            <OfferFacts offer={oferta} />
            {oferta.formato !== 'ead' && <p className="text-sm">{oferta.unidade.endereco}</p>}
            {oferta.unidade.telefone && <p className="text-sm">{`Telefone: ${oferta.unidade.telefone}`}</p>}
          </Section>
        </div>
        <div className="grid content-start gap-6">
          {purchase.empresa && (
            <Section id="empresa" title="Empresa">
              <p className="wrap-anywhere">
                <ChangingText>{purchase.empresa.razao_social}</ChangingText>
                <br />
                <ChangingText>{`CNPJ ${formatCnpj(purchase.empresa.cnpj)}`}</ChangingText>
              </p>
            </Section>
          )}
          <Section id="aluno" title={purchase.empresa ? 'Pedido feito por' : 'Quem vai estudar'}>
            <p className="wrap-anywhere">
              <ChangingText>{aluno.nome}</ChangingText>
              <br />
              <ChangingText>{`CPF ${aluno.cpf}`}</ChangingText>
              <br />
              <ChangingText>{aluno.telefone}</ChangingText>
              <br />
              <EmailText address={aluno.email} />
            </p>
          </Section>
          {responsavel && (
            <Section id="responsavel" title="Responsável">
              <p className="wrap-anywhere">
                <ChangingText>{`${responsavel.nome}${responsavel.parentesco ? `, ${kinships[responsavel.parentesco].toLocaleLowerCase('pt-BR')}` : ''}`}</ChangingText>
                <br />
                <EmailText address={responsavel.email} />
              </p>
            </Section>
          )}
          {assistance && <AssistanceSection assistance={assistance} purchase={purchase} />}
          <Section id="valores" title={isToPay ? 'Valores e contrato' : 'Custo e contrato'}>
            <dl className="grid gap-2 tabular-nums">
              <Line name="Preço">{formatReais(purchase.preco_original)}</Line>
              {purchase.desconto > 0 && !purchase.custeio && (
                <Line name={purchase.cupom ? `Desconto, cupom ${purchase.cupom}` : 'Desconto'}>
                  {`− ${formatReais(purchase.desconto)}`}
                </Line>
              )}
              {purchase.custeio && words.price && (
                <Line name={words.price}>
                  {purchase.custeio.empresa ?? formatReais(purchase.preco_original)}
                </Line>
              )}
              {purchase.empresa && <Line name="Vagas">{purchase.vagas}</Line>}
              {isToPay ? (
                <Line name="Total">{formatReais(purchase.total)}</Line>
              ) : (
                <Line name="Para você">Sem custo</Line>
              )}
              {purchase.forma && (
                <Line name="Forma de pagamento">
                  {`${paymentFormLabels[purchase.forma]}${purchase.forma === 'cartao' && cartao?.bandeira ? ` ${nameCard(cartao)}` : ''}${purchase.parcelas > 1 ? `, ${purchase.parcelas} parcelas` : ''}`}
                </Line>
              )}
              {purchase.pago_em && purchase.forma === 'cartao' && cartao && (
                <Line name="Nome na fatura">{cartao.nome_fatura}</Line>
              )}
              {purchase.fatura && (
                <Line name="Fatura">
                  {`${invoiceStateLabels[purchase.fatura.situacao]}, vencimento em ${formatDay(purchase.fatura.vencimento)}`}
                </Line>
              )}
              {isToPay && purchase.pago_em && (
                <Line name="Pago em">{formatInstant(new Date(purchase.pago_em))}</Line>
              )}
              <Line name={`Contrato, versão ${purchase.contrato.versao}`}>
                {purchase.contrato.aceite_em
                  ? `aceito em ${formatInstant(new Date(purchase.contrato.aceite_em))}`
                  : 'aguardando aceite'}
              </Line>
            </dl>
          </Section>
          {purchase.documentos.length > 0 && (
            <Section id="documentos" title="Documentos">
              <PurchaseDocuments purchase={purchase} />
            </Section>
          )}
        </div>
      </div>
      {isChange && choice}
      {isChange && coupon}
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className="grid content-start gap-4 self-start">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {children}
    </Card>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="ml-auto text-right font-medium text-heading wrap-anywhere">{children}</dd>
    </div>
  );
}
