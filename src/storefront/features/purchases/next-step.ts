import type { Boleto } from '#/contract/purchasing/boleto.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { costsMoney, orderKind } from '#/domain/sale/order/order-kind.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { lastDayOfChoice } from '#/domain/sale/refund/offer-choice.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { type CalendarDay, formatDay } from '#/domain/time/calendar-day.ts';
import { canCancel, findNextAction, findOpenAcceptance } from './next-action.ts';

type Asked = Pick<
  Purchase,
  | 'estado'
  | 'forma'
  | 'devolucoes'
  | 'escolha'
  | 'novos_aceites'
  | 'reserva_expira_em'
  | 'responsavel'
  | 'contratante'
  | 'total'
  | 'para_mim'
> & { oferta: Pick<Purchase['oferta'], 'data_fim'> } & Partial<
    Pick<Purchase, 'custeio' | 'empresa' | 'fatura' | 'cartao' | 'boleto_vencido' | 'retido' | 'parcelas'>
  >;

type Slip = Pick<Boleto, 'status' | 'vencimento'>;

/** @param boletos of its open charge, newer than those of the purchase */
export function describeNextStep(purchase: Asked, today: CalendarDay, boletos?: readonly Slip[]): string {
  const { responsavel, contratante } = purchase;
  const student = responsavel && !contratante ? describeForStudent(purchase, responsavel.nome) : undefined;
  if (student) return student;
  const words = orderWords(purchase);
  if (findNextAction(purchase) === 'name-target') {
    return purchase.empresa
      ? 'Informe uma chave Pix ou uma conta para receber o dinheiro da empresa de volta.'
      : 'Informe uma chave Pix ou uma conta do seu CPF para receber seu dinheiro de volta.';
  }
  if (purchase.escolha) {
    return `Escolha outra turma ou o dinheiro de volta até ${formatDay(lastDayOfChoice(new Date(purchase.escolha.ate)))}.`;
  }
  if (purchase.devolucoes.some(({ status }) => status === 'EM_PROCESSAMENTO')) {
    return `${words.money} está a caminho. Avisamos por e-mail quando ele voltar; não é preciso fazer nada.`;
  }
  const change = findOpenAcceptance(purchase);
  if (change?.adiada) {
    return canCancel(purchase.estado)
      ? 'A turma foi adiada, e a nova data ainda não foi marcada. Não é preciso pagar agora, e você pode desistir.'
      : 'A turma foi adiada, e a nova data ainda não foi marcada. Espere sem fazer nada, ou saia se não quiser esperar.';
  }
  if (change) {
    return `${words.changed}: veja o que mudou e diga se aceita até ${answerUntil(purchase, change)}.`;
  }
  const until = formatDeadline(new Date(purchase.reserva_expira_em));
  const overdue = contratante ? findOverdue(purchase, boletos) : undefined;
  switch (purchase.estado) {
    case 'AGUARDANDO_ACEITE':
      return costsMoney(orderKind(purchase))
        ? `Leia e aceite o contrato e escolha como pagar até ${until} para garantir ${words.seat}.`
        : `Leia e aceite o contrato até ${until} para confirmar a matrícula.`;
    case 'AGUARDANDO_PAGAMENTO':
      if (!costsMoney(orderKind(purchase))) return words.steps.PAGA;
      if (overdue)
        return `O boleto venceu em ${formatDay(overdue)}. Renove e pague até ${until} para garantir ${words.seat}.`;
      return describePayment(purchase, until);
    case 'MATRICULADA':
      if (purchase.fatura && purchase.fatura.situacao !== 'PAGA') return describeInvoice(purchase.fatura);
      if (overdue)
        return `A parcela que venceu em ${formatDay(overdue)} está em aberto: renove o boleto e pague.`;
      if (purchase.oferta.data_fim < today)
        return `A turma terminou em ${formatDay(purchase.oferta.data_fim)}.`;
      return words.steps.MATRICULADA;
    case 'EXPIRADA':
      return purchase.forma === 'pix'
        ? 'O prazo para pagar terminou. Se ainda houver vaga, você pode gerar um novo Pix.'
        : words.steps.EXPIRADA;
    case 'PAGAMENTO_TARDIO':
      return `O pagamento chegou depois do prazo. ${words.money} está seguro.`;
    case 'ESTORNADA':
      return purchase.retido
        ? `Devolvemos o que você pagou, menos ${formatReais(purchase.retido)} retidos pela cláusula de desistência do contrato. Não há nada a fazer.`
        : words.steps.ESTORNADA;
    default:
      return words.steps[purchase.estado];
  }
}

function describeForStudent(purchase: Asked, guardian: string): string | undefined {
  const until = formatDeadline(new Date(purchase.reserva_expira_em));
  const isToPay = costsMoney(orderKind(purchase));
  if (purchase.devolucoes.some(({ status }) => status === 'NAO_REALIZADO'))
    return `${guardian} precisa dizer para onde devolvemos o dinheiro.`;
  if (purchase.escolha)
    return `${guardian} precisa escolher outra turma ou o dinheiro de volta até ${formatDay(lastDayOfChoice(new Date(purchase.escolha.ate)))}.`;
  if (purchase.devolucoes.some(({ status }) => status === 'EM_PROCESSAMENTO'))
    return `O dinheiro volta para ${guardian}. Não é preciso fazer nada.`;
  const change = findOpenAcceptance(purchase);
  if (change?.adiada)
    return `A turma foi adiada, e a nova data ainda não foi marcada. ${guardian} pode esperar ou desistir.`;
  if (change) {
    const { changed } = orderWords(purchase);
    return `${changed}: ${guardian} precisa dizer se aceita até ${answerUntil(purchase, change)}.`;
  }
  switch (purchase.estado) {
    case 'AGUARDANDO_ACEITE':
      return `${guardian} precisa aceitar o contrato${isToPay ? ' e pagar' : ''} até ${until}.`;
    case 'AGUARDANDO_PAGAMENTO':
      return isToPay ? `${guardian} aceitou o contrato e precisa pagar até ${until}.` : undefined;
    case 'EXPIRADA':
      return isToPay
        ? `${guardian} não pagou a tempo, e a vaga foi liberada. Se ainda quiser a turma, compre de novo.`
        : undefined;
    case 'PAGAMENTO_TARDIO':
      return `O pagamento de ${guardian} chegou depois do prazo. O dinheiro está seguro.`;
    case 'ESTORNADA':
      if (!isToPay) return undefined;
      return purchase.retido
        ? `O que ${guardian} pagou foi devolvido, menos ${formatReais(purchase.retido)} retidos pela cláusula de desistência do contrato. Não há nada a fazer.`
        : `O valor que ${guardian} pagou foi devolvido. Não há nada a fazer.`;
    default:
      return undefined;
  }
}

function answerUntil(
  { estado, reserva_expira_em }: Pick<Asked, 'estado' | 'reserva_expira_em'>,
  { responder_ate }: { responder_ate: CalendarDay },
): string {
  return canCancel(estado) ? formatDeadline(new Date(reserva_expira_em)) : formatDay(responder_ate);
}

function findOverdue({ boleto_vencido }: Asked, boletos: readonly Slip[] | undefined): CalendarDay | null {
  const [first] = boletos?.filter(({ status }) => status === 'VENCIDO') ?? [];
  return (boletos ? first?.vencimento : boleto_vencido) ?? null;
}

function describeInvoice({ vencimento, situacao }: NonNullable<Purchase['fatura']>): string {
  return situacao === 'VENCIDA'
    ? `A fatura venceu em ${formatDay(vencimento)}. Renove o boleto e pague: até lá não há novas faturas.`
    : `As vagas estão confirmadas. Pague o boleto da fatura até ${formatDay(vencimento)}.`;
}

function describePayment(purchase: Asked, until: string): string {
  const { forma, cartao, parcelas = 1 } = purchase;
  const { seat, held } = orderWords(purchase);
  if (forma === 'pix') return `Pague o Pix até ${until} para garantir ${seat}.`;
  if (forma === 'boleto')
    return `Pague ${parcelas > 1 ? 'a primeira parcela do carnê' : 'o boleto'} até o vencimento. ${held} até ${until}.`;
  if (forma === 'cartao' && cartao?.situacao === 'RECUSADA')
    return cartao.tentativas < cartao.tentativas_max
      ? `Use outro cartão, ou pague de outra forma, até ${until} para garantir ${seat}.`
      : `Pague de outra forma até ${until} para garantir ${seat}.`;
  if (forma === 'cartao') return `Conclua o pagamento com cartão até ${until} para garantir ${seat}.`;
  return `Escolha como pagar até ${until} para garantir ${seat}.`;
}
