import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskOrder } from '#/contract/purchasing/order-desk.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import type { Elements } from '#/storefront/ui/elements.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import { DeskSection } from '#/storefront/shared/desk/desk-section.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { Timeline } from '#/storefront/ui/display/timeline.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { orderDeskQueries } from '../order-desk.queries.ts';
import { toOrderTimeline } from '../order-timeline.ts';
import { toneOfState } from '../state-tone.ts';
import { ResendMails } from './resend-mails.tsx';
import { ChargeList } from './charge-list.tsx';

type Fact = readonly [name: string, value: string];

interface OrderPageProps {
  codigo: string;
  answer: FormAnswer | undefined;
  /** Where the viewer may give money back. */
  refund?: Elements;
  /** Of the member of the team who looks. */
  kind: LoginKind;
}

/** Everything the shop knows of one order. */
export function OrderPage({ codigo, kind, answer, refund }: OrderPageProps) {
  const { data: order } = useSuspenseQuery(orderDeskQueries.order(codigo));
  const { states } = orderWords(order);
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-3">
        <p>
          <Link to="/gestao/pedidos" className={`${linkClass()} inline-block py-1`}>
            Pedidos
          </Link>
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-title wrap-anywhere">{order.curso.titulo}</h1>
          <Badge tone={toneOfState(order.estado)}>{states[order.estado]}</Badge>
        </div>
        <p className="text-muted wrap-anywhere">
          {`Pedido ${codigo}, de ${formatInstant(new Date(order.criado_em))}. Esta consulta fica no registro.`}
        </p>
        <OrderLinks order={order} kind={kind} />
      </header>
      {order.contestacao && (
        <Alert tone="warning" title="Contestação em análise">
          {`O banco retém ${formatReais(order.contestacao.valor)} até decidir.`}
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <DeskSection id="pessoas" title="Pessoas">
          <FactList facts={peopleOf(order)} />
        </DeskSection>
        <DeskSection id="preco" title="Turma e preço">
          <FactList facts={priceOf(order)} />
        </DeskSection>
        <DeskSection id="cobrancas" title="Cobranças">
          {order.cobrancas.length === 0 ? (
            <p>Nenhuma cobrança foi criada.</p>
          ) : (
            <ChargeList charges={order.cobrancas} />
          )}
        </DeskSection>
        <DeskSection id="acontecimentos" title="O que aconteceu">
          <Timeline items={toOrderTimeline(order)} label="O que aconteceu" />
        </DeskSection>
        {hasPermission(kind, 'settle-finance') && isSeatPaid(order.estado) && (
          <ResendMails codigo={codigo} answer={answer} />
        )}
      </div>
      {refund}
    </div>
  );
}

function OrderLinks({ order, kind }: { order: DeskOrder; kind: LoginKind }) {
  const { codigo, curso } = order;
  const may = (permission: Parameters<typeof hasPermission>[1]) => hasPermission(kind, permission);
  return (
    <div className="flex flex-wrap gap-3">
      {may('settle-finance') && (
        <Link
          to="/financeiro/devolucoes/$codigo"
          params={{ codigo }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {may('refund') ? 'Devolver' : 'Ver devoluções'}
        </Link>
      )}
      {may('manage-catalogue') && (
        <Link
          to="/gestao/cursos/$idCurso"
          params={{ idCurso: curso.id_produto }}
          className={buttonClass({ variant: 'ghost' })}
        >
          Editar o curso
        </Link>
      )}
      {may('manage-team') && (
        <Link
          to="/gestao/registro"
          search={{ objeto: `compra ${codigo}` }}
          className={buttonClass({ variant: 'ghost' })}
        >
          Quem consultou
        </Link>
      )}
    </div>
  );
}

function personFacts(name: string, person: DeskOrder['aluno']): Fact[] {
  return filled([
    [name, `${person.nome}, CPF ${person.cpf}`],
    [`E-mail do ${name.toLowerCase()}`, person.email],
    [`Telefone do ${name.toLowerCase()}`, person.telefone],
  ]);
}

const filled = (facts: readonly Fact[]) => facts.filter(([, value]) => value !== '');

function peopleOf({ comprador, aluno, responsavel, empresa, vendedor }: DeskOrder): Fact[] {
  return [
    ...(comprador
      ? filled([
          ['Conta', `${comprador.nome}, CPF ${comprador.cpf}`],
          ['E-mail da conta', comprador.email],
        ])
      : [['Conta', 'Sem acesso à loja hoje'] as const]),
    ...(empresa
      ? filled([
          ['Empresa', empresa.razao_social],
          ['CNPJ', empresa.cnpj],
        ])
      : []),
    ...personFacts(empresa ? 'Representante' : 'Aluno', aluno),
    ...(responsavel ? personFacts('Responsável', responsavel) : []),
    ...(vendedor === null ? [] : [['Venda por', vendedor || 'Alguém da equipe'] as const]),
  ];
}

function priceOf(order: DeskOrder): Fact[] {
  const { turma, vagas, preco_original, desconto, cupom, total, retido, fatura, contrato } = order;
  const givenBack = order.devolucoes
    .filter(({ status }) => status === 'DEVOLVIDO')
    .reduce((sum, { valor }) => sum + valor, 0);
  const accepted = contrato.aceite_em
    ? `versão ${contrato.versao}, aceito em ${formatInstant(new Date(contrato.aceite_em))}`
    : `versão ${contrato.versao}, ainda não aceito`;
  return [
    ['Turma', `${turma.nome} (${turma.codigo})`],
    ...(vagas > 1 ? [['Vagas', String(vagas)] as const] : []),
    ['Preço cheio', formatReais(preco_original)],
    ...(desconto > 0 ? [['Desconto', formatReais(desconto)] as const] : []),
    ...(cupom === null ? [] : [['Cupom', cupom] as const]),
    ['Total', orderWords(order).price ?? formatReais(total)],
    ...(fatura ? [['Fatura vence em', formatDay(fatura.vencimento)] as const] : []),
    ...(givenBack > 0 ? [['Devolvido', formatReais(givenBack)] as const] : []),
    ...(retido > 0 ? [['Retido pelo contrato', formatReais(retido)] as const] : []),
    ['Contrato', accepted],
  ];
}
