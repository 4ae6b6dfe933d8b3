import { BackendError, refusedField } from '#/backend/http/backend-error.ts';
import { UNPROVEN_SEATS } from '#/domain/company/company-order.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { type CalendarDay, formatDay } from '#/domain/time/calendar-day.ts';
import { CARD_TRIES } from '#/domain/sale/card/card-state.ts';
import { PIX_RENEWAL_MESSAGE } from '#/domain/sale/charge-state.ts';
import { INSTALLMENTS_MESSAGE } from '#/domain/sale/installments.ts';
import { paymentFormLabels, type PaymentForm } from '#/domain/sale/payment-terms.ts';
import { purchaseStateLabels, type PurchaseState } from '#/domain/sale/purchase-state.ts';

// PURCHASE-5
export const purchaseNotFound = () =>
  new BackendError(404, 'COMPRA_NAO_ENCONTRADA', 'Não encontramos essa compra.');

export const documentMissing = (message: string) => new BackendError(404, 'DOCUMENTO_INEXISTENTE', message);

export const pixNotFound = () =>
  new BackendError(404, 'PIX_NAO_ENCONTRADO', 'Esta compra ainda não tem uma cobrança Pix.');

export const soldOut = () => new BackendError(409, 'VAGAS_ESGOTADAS', 'As vagas desta turma acabaram.');

export const offerClosed = (message = 'Esta turma não está mais recebendo inscrições.') =>
  new BackendError(409, 'TURMA_FECHADA', message);

export const keyReused = () =>
  new BackendError(422, 'CHAVE_JA_USADA', 'Esta compra já foi enviada com outros dados. Envie de novo.');

function tooOften(codigo: string, message: string, until: Date, now: Date): BackendError {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new BackendError(
    429,
    codigo,
    `${message} Você pode tentar de novo a partir de ${formatDeadline(until)}.`,
    undefined,
    { retryAfter },
  );
}

export const offerHeldTooOften = (times: number, until: Date, now: Date) =>
  tooOften(
    'TURMA_RESERVADA_DEMAIS',
    `Você já reservou uma vaga desta turma ${times} vezes em 24 horas sem pagar.`,
    until,
    now,
  );

export const tooManyPurchases = (until: Date, now: Date) =>
  tooOften('MUITAS_COMPRAS', 'Você fez muitas compras em pouco tempo.', until, now);

export const tooManyHolds = (most: number) =>
  new BackendError(
    409,
    'MUITAS_RESERVAS',
    `Você já tem ${most} vagas reservadas à espera de pagamento. Pague ou cancele uma delas para reservar outra.`,
  );

export const tooManySeatsUnproven = (left: number) => {
  const message = `Até o pagamento do primeiro pedido, uma empresa reserva no máximo ${UNPROVEN_SEATS} vagas ao todo. ${describeLeft(left)}`;
  return new BackendError(409, 'MUITAS_VAGAS_SEM_PAGAR', message, { vagas: [message] });
};

const describeLeft = (left: number) =>
  left <= 0
    ? 'Pague ou cancele um pedido para reservar mais.'
    : left === UNPROVEN_SEATS
      ? 'Comece por um pedido menor e, depois de pagar, peça as outras vagas.'
      : `Neste pedido ${left === 1 ? 'cabe mais 1 vaga' : `cabem mais ${left} vagas`}.`;

export const networkHoldsTooMany = () =>
  new BackendError(
    429,
    'MUITAS_RESERVAS_DA_REDE',
    'Há muitas reservas desta turma sem pagamento feitas da mesma rede de internet. Tente de novo em alguns minutos, ou por outra rede, como a do celular.',
    undefined,
    { retryAfter: 300 },
  );

export const invalidCoupon = (message: string) => new BackendError(404, 'CUPOM_INVALIDO', message);

export const termsChanged = () =>
  new BackendError(409, 'CONTRATO_MUDOU', 'O contrato mudou. Leia a nova versão antes de aceitar.');

export const nothingToAccept = () =>
  new BackendError(409, 'NOVO_ACEITE_SEM_PENDENCIA', 'Não há mudança desta compra à espera do seu aceite.');

/** A postponed offer has no date that could be accepted. */
export const nothingToAcceptYet = () =>
  new BackendError(
    409,
    'NADA_A_ACEITAR',
    'A turma ainda não tem nova data: sua vaga continua sua, e não há nada a aceitar.',
  );

export const newAcceptanceChanged = () =>
  new BackendError(409, 'NOVO_ACEITE_MUDOU', 'A turma mudou de novo. Confira antes de responder.');

export const newAcceptanceMissing = () =>
  new BackendError(
    409,
    'NOVO_ACEITE_PENDENTE',
    'Esta compra mudou. Aceite as novas condições antes de escolher o pagamento.',
  );

export const purchaseExpired = () =>
  new BackendError(409, 'COMPRA_EXPIRADA', 'O prazo desta compra terminou e a vaga foi liberada.');

export const acceptanceMissing = () =>
  new BackendError(409, 'ACEITE_PENDENTE', 'Aceite o contrato antes de escolher o pagamento.');

export const wrongState = (state: PurchaseState) =>
  new BackendError(409, 'COMPRA_EM_OUTRO_ESTADO', `Não é possível agora: ${purchaseStateLabels[state]}.`);

export const notCancellable = (state: PurchaseState) =>
  new BackendError(
    409,
    'COMPRA_NAO_CANCELAVEL',
    `Esta compra não pode mais ser cancelada: ${purchaseStateLabels[state]}.`,
  );

export const tooManyInstallments = () =>
  refusedField('PARCELAMENTO_INDISPONIVEL', 'parcelas', INSTALLMENTS_MESSAGE);

export const installmentsUnavailable = (message: string) =>
  refusedField('PARCELAMENTO_INDISPONIVEL', 'parcelas', message);

/** The seller settled the payment (ASSISTED-8). */
export const paymentSettled = ({ forma, parcelas }: { forma: PaymentForm; parcelas: number }) =>
  refusedField(
    'PAGAMENTO_COMBINADO',
    'forma',
    `Esta compra foi combinada com ${paymentFormLabels[forma]}${parcelas > 1 ? ` em ${parcelas} parcelas` : ''}. Para mudar, fale com quem atendeu você.`,
  );

export const priceSettled = () =>
  new BackendError(
    422,
    'PRECO_COMBINADO',
    'O preço desta compra foi combinado e não aceita cupom. Fale com quem atendeu você.',
  );

export const formUnavailable = () =>
  refusedField(
    'FORMA_INDISPONIVEL',
    'forma',
    'Esta forma de pagamento não está disponível agora. Escolha outra para continuar.',
  );

export const nothingToPayBy = () =>
  new BackendError(
    503,
    'SEM_FORMA_DE_PAGAMENTO',
    'Os pagamentos pelo site estão parados. Sua vaga não foi reservada, tente mais tarde.',
  );

export const boletoTooLate = () =>
  refusedField(
    'FORMA_INDISPONIVEL',
    'forma',
    'O prazo para pagar esta compra com boleto já passou. Escolha outra forma de pagamento.',
  );

export const boletoAfterStart = () =>
  refusedField(
    'FORMA_INDISPONIVEL',
    'forma',
    'Esta turma começa antes de um boleto ser confirmado. Escolha outra forma de pagamento.',
  );

export const tooManyChanges = () =>
  new BackendError(
    409,
    'MUITAS_TROCAS',
    'Você trocou a forma de pagamento muitas vezes hoje. Pague como está ou volte amanhã.',
  );

export const boletoNotFound = () =>
  new BackendError(404, 'BOLETO_NAO_ENCONTRADO', 'Esta compra ainda não tem boleto.');

export const boletoLinkDead = () =>
  new BackendError(
    410,
    'LINK_SEM_VALIDADE',
    'Este link de boleto não vale mais. Abra o boleto de novo em Minhas compras.',
  );

export const boletoNotRenewable = (message: string) => new BackendError(409, 'BOLETO_NAO_RENOVAVEL', message);

/** A boleto that its bank can't register without it (BOLETO-15). */
export const addressMissing = () =>
  refusedField(
    'ENDERECO_AUSENTE',
    'cep',
    'Para pagar com boleto, informe o seu endereço completo: o banco pede.',
  );

export const boletoRefused = () =>
  refusedField(
    'BOLETO_RECUSADO',
    'forma',
    'O banco não aceitou este boleto. Confira o seu endereço ou escolha outra forma: sua vaga continua guardada por 30 minutos.',
  );

export const boletoUnavailable = (cause: unknown) =>
  new BackendError(
    503,
    'BOLETO_INDISPONIVEL',
    'O banco não respondeu. Sua vaga continua guardada, tente de novo em instantes.',
    undefined,
    { cause },
  );

export const pixRenewalRefused = () => new BackendError(409, 'PIX_NAO_REGERAVEL', PIX_RENEWAL_MESSAGE);

export const pixUnavailable = (cause: unknown) =>
  new BackendError(
    503,
    'PIX_INDISPONIVEL',
    'O banco não respondeu. Sua vaga continua guardada, tente de novo em instantes.',
    undefined,
    { cause },
  );

export const webhookRefused = () => new BackendError(401, 'AVISO_NAO_RECONHECIDO', 'Aviso não reconhecido.');

export const webhookUnconfirmed = (cause: unknown) =>
  new BackendError(503, 'AVISO_NAO_CONFIRMADO', 'Não foi possível confirmar o pagamento.', undefined, {
    cause,
  });

export const nothingToRefund = () =>
  new BackendError(409, 'SEM_PAGAMENTO', 'Não há pagamento a devolver nesta compra.');

export const withdrawalOver = (last: CalendarDay) =>
  new BackendError(
    409,
    'PRAZO_DE_ARREPENDIMENTO_ENCERRADO',
    `O prazo para desistir desta compra terminou em ${formatDay(last)}. Fale com a gente.`,
  );

export const nothingToChoose = () =>
  new BackendError(409, 'ESCOLHA_ENCERRADA', 'Esta compra não espera por uma escolha.');

export const priceChanged = () =>
  new BackendError(409, 'PRECO_MUDOU', 'O preço desta turma mudou. Confira o novo valor antes de continuar.');

export const tooManyOfferChanges = () =>
  new BackendError(
    409,
    'MUITAS_TROCAS',
    'Você escolheu turmas muitas vezes hoje sem pagar a diferença. Volte amanhã ou peça o dinheiro de volta.',
  );

export const noRefundToRedirect = () =>
  new BackendError(409, 'DEVOLUCAO_SEM_PENDENCIA', 'Nenhuma devolução desta compra espera por uma conta.');

export const cardMissing = () =>
  refusedField('CARTAO_AUSENTE', 'token', 'Informe os dados do cartão para continuar.');

export const cardTokenUsed = () =>
  refusedField(
    'CARTAO_JA_USADO',
    'token',
    'Os dados do cartão perderam a validade. Digite os dados de novo.',
  );

export const cardUnderWay = () =>
  new BackendError(
    409,
    'CARTAO_EM_ANDAMENTO',
    'Ainda estamos confirmando com o banco a tentativa anterior. Aguarde alguns instantes.',
  );

export const noCardTriesLeft = () =>
  new BackendError(
    409,
    'CARTAO_SEM_TENTATIVAS',
    `Esta compra já teve ${CARD_TRIES} tentativas com cartão. Sua vaga continua guardada: pague com Pix ou boleto.`,
  );

export const cardUnavailable = (cause: unknown) =>
  new BackendError(503, 'CARTAO_INDISPONIVEL', 'O banco não respondeu.', undefined, { cause });

// GUARDIAN-2
export const guardiansPart = () =>
  new BackendError(
    403,
    'COMPRA_DO_RESPONSAVEL',
    'Quem aceita o contrato e paga esta compra é o responsável por quem vai estudar.',
  );

export const guardianLinkDead = () =>
  new BackendError(
    410,
    'LINK_SEM_VALIDADE',
    'Este link não vale mais. Peça a quem vai estudar que envie um novo.',
  );

export const guardianLinkForeign = () =>
  new BackendError(403, 'LINK_DE_OUTRA_PESSOA', 'Este link é de outra pessoa e não vale para a sua conta.');

export const seatLinkDead = () =>
  new BackendError(410, 'LINK_SEM_VALIDADE', 'Este link não vale mais. Peça à empresa que envie um novo.');

export const guardianTooYoung = () =>
  new BackendError(
    403,
    'RESPONSAVEL_MENOR',
    'Só quem tem 18 anos ou mais pode ser responsável por uma compra.',
  );

export const noGuardianAsked = () =>
  new BackendError(409, 'RESPONSAVEL_SEM_PENDENCIA', 'Esta compra não espera mais por um responsável.');

export const guardianTimeOver = () =>
  new BackendError(
    409,
    'RESPONSAVEL_SEM_PENDENCIA',
    'O prazo para outro responsável aceitar já passou. Quem aceitou ainda pode pagar, ou você pode cancelar e comprar de novo.',
  );

/** `until`: from when on the next one goes; null: never. */
const tooManyMails =
  ({ lately, ever }: { lately: string; ever: string }) =>
  (until: Date | null, now: Date) =>
    until ? tooOften('MUITOS_ENVIOS', lately, until, now) : new BackendError(429, 'MUITOS_ENVIOS', ever);

/** 429 for one seat of a company; null: it is written about no more. */
export const tooManySeatMails = tooManyMails({
  lately: 'Acabamos de enviar um convite para esta vaga.',
  ever: 'Esta vaga já teve todos os convites que podemos enviar. Para indicar outra pessoa, fale com a gente.',
});

/** 429 for the guardian of one purchase; null: they are written to no more. */
export const tooManyGuardianMails = tooManyMails({
  lately: 'Acabamos de enviar um link ao responsável.',
  ever: 'O link já foi enviado muitas vezes. Mostre o QR Code ao responsável ou copie o link.',
});
