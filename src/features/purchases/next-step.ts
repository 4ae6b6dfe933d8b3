import type { Boleto } from '#/contract/purchasing/boleto.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { lastDayOfChoice } from '#/domain/sale/refund/class-choice.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { type CalendarDay, formatDay } from '#/domain/time/calendar-day.ts';
import { findNextAction, findOpenAcceptance } from './next-action.ts';

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
> & { oferta: Pick<Purchase['oferta'], 'data_fim'> } & Partial<
    Pick<Purchase, 'custeio' | 'empresa' | 'fatura' | 'cartao' | 'boleto_vencido'>
  >;

type Slip = Pick<Boleto, 'status' | 'vencimento'>;

/**
 * What to do now, or what happens by itself, in one sentence (PURCHASE-15).
 * @param boletos of its open charge, where they were asked for: they are newer than what the purchase says
 */
export function describeNextStep(purchase: Asked, today: CalendarDay, boletos?: readonly Slip[]): string {
  if (findNextAction(purchase) === 'name-target') {
    return 'Informe uma chave Pix ou uma conta do seu CPF para receber seu dinheiro de volta.';
  }
  if (purchase.escolha) {
    return `Escolha outra turma ou o dinheiro de volta até ${formatDay(lastDayOfChoice(new Date(purchase.escolha.ate)))}.`;
  }
  if (purchase.devolucoes.some(({ status }) => status === 'EM_PROCESSAMENTO')) {
    return 'Seu dinheiro está a caminho. Avisamos por e-mail quando ele voltar; não é preciso fazer nada.';
  }
  const { responsavel, contratante } = purchase;
  const change = findOpenAcceptance(purchase);
  if (change) {
    const until = formatDay(change.responder_ate);
    return responsavel && !contratante
      ? `Sua compra mudou: ${responsavel.nome} precisa dizer se aceita até ${until}.`
      : `Sua compra mudou: veja o que mudou e diga se aceita até ${until}.`;
  }
  const until = formatDeadline(new Date(purchase.reserva_expira_em));
  if (responsavel && !contratante) {
    if (purchase.estado === 'AGUARDANDO_ACEITE')
      return `${responsavel.nome} precisa aceitar o contrato e pagar até ${until}.`;
    if (purchase.estado === 'AGUARDANDO_PAGAMENTO')
      return `${responsavel.nome} aceitou o contrato e precisa pagar até ${until}.`;
  }
  const seat = purchase.empresa ? 'as vagas' : 'a vaga';
  const overdue = contratante ? findOverdue(purchase, boletos) : undefined;
  switch (purchase.estado) {
    case 'AGUARDANDO_ACEITE':
      return purchase.custeio
        ? `Leia e aceite o contrato até ${until} para confirmar a matrícula.`
        : `Leia e aceite o contrato e escolha como pagar até ${until} para garantir ${seat}.`;
    case 'AGUARDANDO_PAGAMENTO':
      if (overdue)
        return `O boleto venceu em ${formatDay(overdue)}. Renove e pague até ${until} para garantir ${seat}.`;
      return describePayment(purchase, until);
    case 'EM_ANALISE':
      return 'O pagamento está em análise. Avisamos por e-mail; não é preciso fazer nada.';
    case 'PAGA':
      return purchase.empresa
        ? 'Recebemos o pagamento e estamos confirmando as vagas.'
        : 'Recebemos o pagamento e estamos confirmando sua matrícula.';
    case 'MATRICULADA':
      if (purchase.fatura && purchase.fatura.situacao !== 'PAGA') return describeInvoice(purchase.fatura);
      if (overdue)
        return `A parcela que venceu em ${formatDay(overdue)} está em aberto: renove o boleto e pague.`;
      if (purchase.oferta.data_fim < today)
        return `A turma terminou em ${formatDay(purchase.oferta.data_fim)}.`;
      return purchase.empresa
        ? 'As vagas são da empresa: cada pessoa aceita a sua pelo link que recebeu.'
        : 'Sua matrícula está confirmada: veja quando e onde são as aulas.';
    case 'EXPIRADA':
      return purchase.forma === 'pix'
        ? 'O prazo para pagar terminou. Se ainda houver vaga, você pode gerar um novo Pix.'
        : 'O prazo para pagar terminou e a vaga foi liberada. Se ainda quiser a turma, compre de novo.';
    case 'CANCELADA':
      return 'Esta compra foi cancelada antes do pagamento. Não há nada a fazer.';
    case 'ARREPENDIDA':
      return 'Sua desistência está registrada. Não é preciso fazer nada.';
    case 'ESTORNADA':
      return 'O valor que você pagou foi devolvido. Não há nada a fazer.';
    case 'TURMA_CANCELADA':
      return 'A turma foi cancelada. Não é preciso pagar nada por ela.';
    case 'PAGAMENTO_TARDIO':
      return 'Seu pagamento chegou depois do prazo. Seu dinheiro está seguro.';
  }
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

function describePayment(
  { forma, empresa, cartao }: Pick<Asked, 'forma' | 'empresa' | 'cartao'>,
  until: string,
): string {
  const seat = empresa ? 'as vagas' : 'a vaga';
  const held = empresa ? 'As vagas estão guardadas' : 'Sua vaga está guardada';
  if (forma === 'pix') return `Pague o Pix até ${until} para garantir ${seat}.`;
  if (forma === 'boleto') return `Pague o boleto até o vencimento. ${held} até ${until}.`;
  if (forma === 'cartao' && cartao?.situacao === 'RECUSADA')
    return cartao.tentativas < cartao.tentativas_max
      ? `Use outro cartão, ou pague de outra forma, até ${until} para garantir ${seat}.`
      : `Pague de outra forma até ${until} para garantir ${seat}.`;
  if (forma === 'cartao') return `Conclua o pagamento com cartão até ${until} para garantir ${seat}.`;
  return `Escolha como pagar até ${until} para garantir ${seat}.`;
}
