import type { ComparedItem, Comparison } from '#/contract/compare/compare.ts';
import type { Offer } from '#/contract/catalogue/course.ts';
import { formatLabels } from '#/domain/catalogue/offer-labels.ts';
import { describeOfferState, takesWaitingList } from '#/domain/catalogue/offer-status.ts';
import { pricePeriodLabels } from '#/domain/catalogue/price-period.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { type PaymentForm, paymentFormLabels, paymentForms } from '#/domain/sale/payment-terms.ts';
import { formatNumber } from '#/domain/text/number-text.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatHours } from '#/domain/time/hours.ts';
import { formatDuration } from '#/storefront/shared/course/duration.ts';
import { describeDates, describeSchedule } from '#/storefront/shared/course/offer-labels.ts';
import { planText } from '#/storefront/shared/payment/plan-text.ts';

export interface CompareRow {
  name: string;
  /** One for each course, in their order. */
  values: readonly string[];
  differs: boolean;
}

type Fact = readonly [name: string, describe: (item: ComparedItem) => string];

/** In the order of the questions of a person who chooses. */
const facts: readonly Fact[] = [
  ['Situação', describeState],
  ['Carga horária', ({ produto, oferta }) => formatHours((oferta ?? produto).carga_horaria)],
  ['Duração', ({ produto }) => formatDuration(produto.duracao_meses)],
  ['Datas', ofOffer(describeDates)],
  [
    'Inscrições até',
    ofOffer(({ estado, inscricoes_ate }) => (estado === 'adiada' ? '' : formatDay(inscricoes_ate))),
  ],
  [
    'Turno e horário',
    ofOffer((offer) => (offer.partes ? 'Varia com o curso do programa' : describeSchedule(offer))),
  ],
  ['Formato', ofOffer(({ formato }) => formatLabels[formato])],
  ['Onde', ofOffer(describePlace)],
];

const laterFacts: readonly Fact[] = [
  ['Preço', describePrice],
  ...paymentForms.map((form): Fact => [paymentFormLabels[form], (item) => describePlans(item, form)]),
  ['Requisitos', describeRequirements],
  ['Documentos', ofOffer(({ documentos }) => documentos.join('; '))],
  ['Certificado', ({ produto }) => produto.certificacao],
  [
    'Faz parte de',
    ({ produto }) => (produto.programas ?? []).map(({ titulo }) => `Programa ${titulo}`).join('; '),
  ],
];

const NOTHING_SAID = 'Não se aplica';

/** Rows of which at least one course has something to say. */
export function compareRows({ itens, lugar }: Pick<Comparison, 'itens' | 'lugar'>): CompareRow[] {
  const distance: Fact[] = lugar ? [['Distância', describeDistance]] : [];
  return [...facts, ...distance, ...laterFacts].flatMap(([name, describe]) => {
    const values = itens.map(describe);
    if (values.every((value) => value === '')) return [];
    return { name, values: values.map((value) => value || NOTHING_SAID), differs: new Set(values).size > 1 };
  });
}

function ofOffer(describe: (offer: Offer) => string) {
  return ({ oferta }: ComparedItem) => (oferta ? describe(oferta) : '');
}

function describeState({ produto, oferta }: ComparedItem): string {
  if (!oferta) return 'Sem turma aberta';
  const left = oferta.vagas_disponiveis;
  const few = oferta.aberta && left !== null && left <= 10;
  return [
    describeOfferState(oferta),
    few && (left === 1 ? 'última vaga' : `restam ${left} vagas`),
    !produto.gestao_desempenho && takesWaitingList(oferta.estado) && 'com lista de espera',
    produto.gestao_desempenho && 'inscrição feita pela nossa equipe',
  ]
    .filter(Boolean)
    .join(', ');
}

function describePlace({ formato, unidade, cidade }: Offer): string {
  return formato === 'ead' ? 'De onde você estiver' : `${unidade.nome}, ${cidade.nome}/${cidade.uf}`;
}

function describeDistance({ oferta, km }: ComparedItem): string {
  if (oferta?.formato === 'ead') return 'Online';
  if (km === null) return '';
  return km < 1 ? 'Menos de 1 km' : `${formatNumber(Math.round(km))} km`;
}

function describePrice({ produto, oferta }: ComparedItem): string {
  if (!oferta?.aberta) return '';
  const { tipo_oferta, preco_original, preco_promocional } = oferta;
  const current = preco_promocional ?? preco_original;
  if (current === 0) return tipo_oferta === 'BOLSA' ? 'Bolsa integral' : 'Gratuito';
  const before = current < preco_original ? `, em vez de ${formatReais(preco_original)}` : '';
  return `${formatReais(current)} ${pricePeriodLabels[produto.periodo_preco]}`.trim() + before;
}

/** 'R$ 1.000 à vista, ou 10x de R$ 100 sem juros' */
function describePlans({ formas }: ComparedItem, form: PaymentForm): string {
  const plans = formas.filter(({ forma }) => forma === form);
  const [cash] = plans;
  const most = plans.at(-1);
  if (!cash || !most) return '';
  return planText(cash) + (most.parcelas > 1 ? `, ou ${planText(most)}` : '');
}

function describeRequirements({ produto, oferta }: ComparedItem): string {
  const { idade_minima = null, escolaridade = null } = oferta?.requisitos ?? {};
  return [idade_minima !== null && `A partir de ${idade_minima} anos`, escolaridade, produto.requisitos]
    .filter(Boolean)
    .join('; ');
}
