import type { Enrolment } from '#/contract/enrolment/enrolment.ts';
import type { BoletoCharge } from '#/contract/purchasing/boleto.ts';
import type { OwnSeat } from '#/contract/purchasing/own-seat.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import type { OrderKind } from '#/domain/sale/order/order-kind.ts';
import { enrolmentStates, type EnrolmentState } from '#/domain/enrolment/enrolment-state.ts';
import { purchaseStates, type PurchaseState } from '#/domain/sale/purchase-state.ts';

export const orderReaders = ['buyer', 'friend', 'guardian', 'student'] as const;
export type OrderReader = (typeof orderReaders)[number];

export const sampleKinds = [
  'BOUGHT',
  'ASSISTED',
  'COMPANY',
  'INVOICED',
  'EMPLOYER',
  'GRANT',
  'FREE',
] as const;
export type SampleKind = (typeof sampleKinds)[number];

export const kindOfSample: Readonly<Record<SampleKind, OrderKind>> = {
  BOUGHT: 'BOUGHT',
  ASSISTED: 'BOUGHT',
  COMPANY: 'COMPANY',
  INVOICED: 'COMPANY',
  EMPLOYER: 'EMPLOYER',
  GRANT: 'GRANT',
  FREE: 'FREE',
};

const city = { id_cidade: 1, nome: 'Joinville', uf: 'SC', slug: 'joinville' };
export const courseTitle = 'Soldador';

const offer: Purchase['oferta'] = {
  id_oferta: 20,
  id_produto: 7,
  codigo_turma: 'T20',
  formato: 'presencial',
  cidade: city,
  unidade: {
    nome: 'Centro',
    endereco: 'Rua das Palmeiras, 10',
    cep: '89201000',
    telefone: '',
    latitude: 0,
    longitude: 0,
  },
  turno: 'noturno',
  dias_semana: ['seg'],
  hora_inicio: '19:00',
  hora_fim: '22:00',
  data_inicio: '2045-02-01',
  data_fim: '2045-12-01',
  inscricoes_ate: '2045-01-10',
  carga_horaria: 100,
  vagas_total: 20,
  vagas_disponiveis: 10,
  vagas_minimas: 5,
  matriculados: null,
  situacao: 'em-aberto',
  aberta: true,
  estado: 'aberta',
  tipo_oferta: 'PAGO',
  preco_original: 1500,
  preco_promocional: null,
  parcelas_max: 12,
  requisitos: { idade_minima: null, escolaridade: null },
  documentos: [],
  confere_documentos: false,
};

const paid: ReadonlySet<PurchaseState> = new Set<PurchaseState>([
  'PAGA',
  'MATRICULADA',
  'ARREPENDIDA',
  'ESTORNADA',
  'PAGAMENTO_TARDIO',
]);

const ways: Readonly<Record<PurchaseState, readonly PurchaseState[]>> = {
  AGUARDANDO_ACEITE: ['AGUARDANDO_ACEITE'],
  AGUARDANDO_PAGAMENTO: ['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO'],
  EM_ANALISE: ['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'EM_ANALISE'],
  PAGA: ['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'PAGA'],
  MATRICULADA: ['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'PAGA', 'MATRICULADA'],
  EXPIRADA: ['AGUARDANDO_ACEITE', 'EXPIRADA'],
  CANCELADA: ['AGUARDANDO_ACEITE', 'CANCELADA'],
  ARREPENDIDA: ['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'PAGA', 'MATRICULADA', 'ARREPENDIDA'],
  ESTORNADA: ['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'PAGA', 'MATRICULADA', 'ARREPENDIDA', 'ESTORNADA'],
  TURMA_CANCELADA: ['AGUARDANDO_ACEITE', 'TURMA_CANCELADA'],
  PAGAMENTO_TARDIO: ['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'EXPIRADA', 'PAGAMENTO_TARDIO'],
};

const unpaidKinds: ReadonlySet<SampleKind> = new Set<SampleKind>(['EMPLOYER', 'GRANT', 'FREE']);
const withoutMoney: readonly PurchaseState[] = [
  'AGUARDANDO_ACEITE',
  'MATRICULADA',
  'EXPIRADA',
  'CANCELADA',
  'ARREPENDIDA',
  'TURMA_CANCELADA',
];

export function statesOfSample(kind: SampleKind): readonly PurchaseState[] {
  if (unpaidKinds.has(kind)) return withoutMoney;
  return kind === 'INVOICED' ? ['MATRICULADA', 'ARREPENDIDA', 'TURMA_CANCELADA'] : purchaseStates;
}

export function readersOfSample(kind: SampleKind): readonly OrderReader[] {
  return kind === 'COMPANY' || kind === 'INVOICED' ? ['buyer'] : orderReaders;
}

function fundingOf(kind: SampleKind): Purchase['custeio'] {
  if (kind === 'EMPLOYER') return { tipo: 'EMPREGADOR', empresa: 'Metal Sul', cnpj: '11222333000181' };
  return kind === 'GRANT' ? { tipo: 'BOLSA', empresa: null, cnpj: null } : null;
}

export function sampleOrder(kind: SampleKind, estado: PurchaseState, reader: OrderReader): Purchase {
  const isFree = unpaidKinds.has(kind);
  const isCompany = kind === 'COMPANY' || kind === 'INVOICED';
  const isInvoiced = kind === 'INVOICED';
  const isPaid = paid.has(estado) && !isInvoiced;
  const isSeated = estado === 'PAGA' || estado === 'MATRICULADA';
  const hasCharge = !isFree && estado !== 'AGUARDANDO_ACEITE' && estado !== 'CANCELADA';
  const forma = estado === 'EM_ANALISE' ? 'cartao' : isInvoiced ? 'boleto' : 'pix';
  const isMinor = reader === 'guardian' || reader === 'student';
  const hasAccepted = ways[estado].includes('AGUARDANDO_PAGAMENTO') || isSeated;
  return {
    codigo: '01JABCDEFGHJKMNPQRSTVWXYZ0',
    estado,
    produto: {
      id_produto: 7,
      titulo: courseTitle,
      slug: 'soldador',
      imagem: '/x.webp',
      modalidade: { id_modalidade: 1, nome: 'Cursos rápidos', slug: 'cursos-rapidos' },
      grupo_area: { id_grupo_area_atuacao: 1, nome: 'Metal', icone_slug: 'metal' },
    },
    oferta: offer,
    aluno: {
      nome: 'Ana Souza',
      cpf: '***.222.333-**',
      nascimento: isMinor ? '2030-01-01' : '2000-01-01',
      telefone: '(47) 99999-1234',
      email: 'ana@exemplo.com.br',
    },
    responsavel: isMinor
      ? {
          nome: 'Rita Souza',
          cpf: '***.444.555-**',
          email: 'rita@exemplo.com.br',
          telefone: '(47) 99999-4321',
          parentesco: 'MAE',
        }
      : null,
    contratante: reader !== 'student',
    para_mim: reader === 'buyer' || reader === 'student',
    empresa: isCompany ? { cnpj: '11222333000181', razao_social: 'Metal Sul' } : null,
    vagas: isCompany ? 5 : 1,
    fatura: isInvoiced ? { vencimento: '2045-02-20', situacao: 'ABERTA' } : null,
    preco_original: 1500,
    desconto: isFree ? 1500 : 0,
    total: isFree ? 0 : 1500,
    cupom: kind === 'FREE' ? 'TUDO' : null,
    forma: hasCharge ? forma : null,
    parcelas: 1,
    condicoes: null,
    custeio: fundingOf(kind),
    assistida: kind === 'ASSISTED' || kind === 'EMPLOYER' || kind === 'GRANT',
    cartao: null,
    contrato: {
      versao: '2026-01',
      sha256: 'a'.repeat(64),
      aceite_em: hasAccepted ? '2045-01-02T12:00:00.000Z' : null,
    },
    reserva_expira_em: '2045-01-02T12:30:00.000Z',
    // The backend notes the moment of enrolment there, whether or not money came.
    pago_em: isPaid ? '2045-01-02T12:10:00.000Z' : null,
    medida: true,
    arrependimento: isSeated ? { ate: '2045-01-09', dias_restantes: 7, aberto: true } : null,
    escolha:
      !isFree && !isInvoiced && estado === 'PAGAMENTO_TARDIO'
        ? { ate: '2045-01-12T03:00:00.000Z', troca: null }
        : null,
    novos_aceites: [],
    retido: 0,
    devolvido_pela_equipe: [],
    contestacao: null,
    devolucoes: [],
    criado_em: '2045-01-02T12:00:00.000Z',
    documentos: [],
    boleto_vencido: null,
    historico: ways[estado]
      .filter((state) => !isInvoiced || state !== 'PAGA')
      .map((state) => ({
        estado: state,
        detalhe: null,
        em: '2045-01-02T12:00:00.000Z',
      })),
  };
}

export const statesOfSeat: readonly PurchaseState[] = [
  'PAGA',
  'MATRICULADA',
  'ARREPENDIDA',
  'TURMA_CANCELADA',
  'ESTORNADA',
];

export function sampleSeat(estado: PurchaseState, reader: 'student' | 'guardian'): OwnSeat {
  const { codigo, produto, oferta, aluno } = sampleOrder('COMPANY', estado, 'buyer');
  return {
    codigo,
    posicao: 2,
    estado,
    empresa: 'Metal Sul',
    nome: aluno.nome,
    do_responsavel: reader === 'guardian',
    produto,
    oferta,
    contrato: { versao: '2026-01', aceite_em: '2045-01-02T12:00:00.000Z' },
  };
}

export const enrolmentSamples = [...enrolmentStates, 'VAGA_GUARDADA'] as const;

export function sampleEnrolment(state: EnrolmentState | 'VAGA_GUARDADA'): Enrolment {
  const { produto, oferta, aluno } = sampleOrder('FREE', 'MATRICULADA', 'buyer');
  const isReserved = state === 'VAGA_GUARDADA';
  const estado = isReserved ? 'LISTA_ESPERA' : state;
  const waits = estado === 'LISTA_ESPERA';
  return {
    protocolo: 'AAAA-BBBB-CCCC',
    estado,
    produto,
    oferta: { ...oferta, tipo_oferta: 'GRATUITO' },
    aluno,
    responsavel: null,
    motivo: null,
    posicao: waits && !isReserved ? 3 : null,
    na_fila: waits ? 8 : null,
    chances: null,
    convite_expira_em: isReserved ? '2045-01-03T12:00:00.000Z' : null,
    pode_desistir: !['INDEFERIDA', 'DESISTENTE'].includes(estado),
    renda: null,
    documentos: [],
    documentos_aceitos: estado === 'INSCRITA' ? ['RG'] : [],
    documentos_ate: estado === 'INSCRITA' ? '2045-01-08' : null,
    criado_em: '2045-01-02T12:00:00.000Z',
    historico: [{ estado, em: '2045-01-02T12:00:00.000Z' }],
  };
}

type Refund = Purchase['devolucoes'][number];

export const refundSamples = ['ON_ITS_WAY', 'BACK', 'ASKS_WHERE'] as const;

export function sampleRefund(
  kind: SampleKind,
  refund: (typeof refundSamples)[number],
  reader: OrderReader,
): Purchase {
  const status: Refund['status'] =
    refund === 'BACK' ? 'DEVOLVIDO' : refund === 'ON_ITS_WAY' ? 'EM_PROCESSAMENTO' : 'NAO_REALIZADO';
  const order = sampleOrder(kind, refund === 'BACK' ? 'ESTORNADA' : 'ARREPENDIDA', reader);
  return {
    ...order,
    devolucoes: [
      {
        status,
        valor: order.total,
        forma: 'pix',
        motivo: 'Desistência em 7 dias',
        destino: null,
        a_mao: false,
        pede_destino: refund === 'ASKS_WHERE',
        pedida_em: '2045-01-03T12:00:00.000Z',
        concluida_em: refund === 'BACK' ? '2045-01-04T12:00:00.000Z' : null,
      },
    ],
  };
}

export function sampleCarne(
  estado: 'AGUARDANDO_PAGAMENTO' | 'MATRICULADA',
  reader: OrderReader,
): { order: Purchase; boletos: BoletoCharge & { hasBank: boolean } } {
  const order = { ...sampleOrder('BOUGHT', estado, reader), forma: 'boleto' as const, parcelas: 3 };
  const isPaid = estado === 'MATRICULADA';
  return {
    order,
    boletos: {
      codigo_compra: order.codigo,
      estado_compra: estado,
      curso: order.produto.titulo,
      pagador: { nome: 'Rita Souza', cpf: '***.444.555-**', endereco: null },
      parcelas: 3,
      total: 1500,
      reserva_expira_em: order.reserva_expira_em,
      agora_servidor: '2045-01-02T12:10:00.000Z',
      hasBank: false,
      boletos: ['2045-01-05', '2045-02-05', '2045-03-05'].map((vencimento, index) => ({
        referencia: `r${index}`,
        parcela: index + 1,
        status: index === 0 && isPaid ? ('PAGO' as const) : ('REGISTRADO' as const),
        valor: 500,
        valor_original: 500,
        multa: 0,
        juros: 0,
        vencimento,
        emissao: '2045-01-02T12:10:00.000Z',
        nosso_numero: '1',
        codigo_barras: '0'.repeat(44),
        linha_digitavel: '0'.repeat(47),
        documento_url: null,
        pago_em: index === 0 && isPaid ? '2045-01-03T12:10:00.000Z' : null,
        v: 'x',
      })),
    },
  };
}
