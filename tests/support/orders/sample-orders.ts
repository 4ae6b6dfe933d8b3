import type { Purchase } from '#/contract/purchasing/purchase.ts';
import type { OrderKind } from '#/domain/sale/order/order-kind.ts';
import { purchaseStates, type PurchaseState } from '#/domain/sale/purchase-state.ts';

/** Who reads of an order: who pays or accepts, a guardian who does, or the student whose guardian does. */
export const orderReaders = ['buyer', 'guardian', 'student'] as const;
export type OrderReader = (typeof orderReaders)[number];

/** Kinds as they are told apart by their words; what a seller put together is one more of them. */
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

/** The kind whose words such a sample has. */
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
  unidade: { nome: 'Centro', endereco: 'Rua das Palmeiras, 10', cep: '89201000', latitude: 0, longitude: 0 },
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

/** The states that led to one. */
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
/** What never costs its reader anything never waits for money, nor gets any back. */
const withoutMoney: readonly PurchaseState[] = [
  'AGUARDANDO_ACEITE',
  'MATRICULADA',
  'EXPIRADA',
  'CANCELADA',
  'ARREPENDIDA',
  'TURMA_CANCELADA',
];

/** The states that a sample of a kind can be in. */
export function statesOfSample(kind: SampleKind): readonly PurchaseState[] {
  if (unpaidKinds.has(kind)) return withoutMoney;
  return kind === 'INVOICED' ? ['MATRICULADA', 'ARREPENDIDA', 'TURMA_CANCELADA'] : purchaseStates;
}

/** Whom a sample of a kind may be read by. */
export function readersOfSample(kind: SampleKind): readonly OrderReader[] {
  return kind === 'COMPANY' || kind === 'INVOICED' ? ['buyer'] : orderReaders;
}

function fundingOf(kind: SampleKind): Purchase['custeio'] {
  if (kind === 'EMPLOYER') return { tipo: 'EMPREGADOR', empresa: 'Metal Sul', cnpj: '11222333000181' };
  return kind === 'GRANT' ? { tipo: 'BOLSA', empresa: null, cnpj: null } : null;
}

/** An order of a kind in a state, as the wire shows it to a reader. */
export function sampleOrder(kind: SampleKind, estado: PurchaseState, reader: OrderReader): Purchase {
  const isFree = unpaidKinds.has(kind);
  const isCompany = kind === 'COMPANY' || kind === 'INVOICED';
  const isInvoiced = kind === 'INVOICED';
  const isPaid = paid.has(estado) && !isInvoiced;
  const isSeated = estado === 'PAGA' || estado === 'MATRICULADA';
  const hasCharge = !isFree && estado !== 'AGUARDANDO_ACEITE' && estado !== 'CANCELADA';
  const forma = estado === 'EM_ANALISE' ? 'cartao' : isInvoiced ? 'boleto' : 'pix';
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
      nascimento: reader === 'buyer' ? '2000-01-01' : '2030-01-01',
      telefone: '(47) 99999-1234',
      email: 'ana@exemplo.com.br',
    },
    responsavel:
      reader === 'buyer'
        ? null
        : {
            nome: 'Rita Souza',
            cpf: '***.444.555-**',
            email: 'rita@exemplo.com.br',
            telefone: '(47) 99999-4321',
            parentesco: 'MAE',
          },
    contratante: reader !== 'student',
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
