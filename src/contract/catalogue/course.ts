import { timeZones } from '#/domain/time/local-time.ts';
import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { categorySlug } from '#/domain/catalogue/category.ts';
import { coursePictureTypes } from '#/domain/catalogue/picture/course-picture.ts';
import { offerStates, offerStatuses } from '#/domain/catalogue/offer-status.ts';
import { offerFormats, offerKinds, offerShifts, weekdays } from '#/domain/catalogue/offer-values.ts';
import { pricePeriods } from '#/domain/catalogue/price-period.ts';
import { brlSchema, daySchema, idParam } from '../wire.ts';

/** Without one from the backend, the slug of the name counts (CATALOGUE-16). */
export const modalityRefSchema = v.pipe(
  v.object({ id_modalidade: v.number(), nome: v.string(), slug: v.optional(v.string()) }),
  v.transform((modality) => ({ ...modality, slug: modality.slug ?? categorySlug(modality.nome) })),
);
export const areaGroupRefSchema = v.object({
  id_grupo_area_atuacao: v.number(),
  nome: v.string(),
  icone_slug: v.string(),
});
export const cityRefSchema = v.object({
  id_cidade: v.number(),
  nome: v.string(),
  uf: v.string(),
  slug: v.string(),
});

const reviewSummarySchema = v.object({
  media: v.number(),
  total: v.number(),
  /** How many published reviews gave 1, 2, 3, 4 and 5 stars, in that order. */
  distribuicao: v.tuple([v.number(), v.number(), v.number(), v.number(), v.number()]),
});

/** What the school calls the shift; left out: as everywhere. */
const shiftNameEntries = { nome_turno: v.optional(v.string()) };

/** An offer in which the buyers of a programme get a seat. */
const programmePartSchema = v.object({
  id_oferta: v.number(),
  codigo_turma: v.string(),
  curso: v.string(),
  formato: v.picklist(offerFormats),
  cidade: v.pick(cityRefSchema, ['nome', 'uf']),
  unidade: v.object({ nome: v.string(), endereco: v.string() }),
  turno: v.picklist(offerShifts),
  ...shiftNameEntries,
  dias_semana: v.array(v.picklist(weekdays)),
  hora_inicio: v.nullable(v.string()),
  hora_fim: v.nullable(v.string()),
  data_inicio: daySchema,
  data_fim: daySchema,
  /** Without a new date yet. */
  adiada: v.optional(v.boolean(), false),
  vagas_disponiveis: v.nullable(v.number()),
});
export type ProgrammePart = v.InferOutput<typeof programmePartSchema>;

/** An offer (turma) of a course (CATALOGUE-9). */
export const offerSchema = v.object({
  id_oferta: v.number(),
  id_produto: v.number(),
  codigo_turma: v.string(),
  formato: v.picklist(offerFormats),
  cidade: cityRefSchema,
  unidade: v.object({
    nome: v.string(),
    endereco: v.string(),
    cep: v.string(),
    /** Empty: none of its own. */
    telefone: v.optional(v.string(), ''),
    latitude: v.number(),
    longitude: v.number(),
  }),
  turno: v.picklist(offerShifts),
  ...shiftNameEntries,
  dias_semana: v.array(v.picklist(weekdays)),
  hora_inicio: v.nullable(v.string()),
  hora_fim: v.nullable(v.string()),
  /** The clock by which hours and days of the offer count; left out: Brasília's. */
  horario_local: v.optional(v.object({ fuso: v.picklist(timeZones), nome: v.string() })),
  data_inicio: daySchema,
  data_fim: daySchema,
  inscricoes_ate: daySchema,
  carga_horaria: v.number(),
  /** Null: no limit. */
  vagas_total: v.nullable(v.number()),
  vagas_disponiveis: v.nullable(v.number()),
  vagas_minimas: v.number(),
  /**
   * How many of `vagas_minimas` are in, paid or enrolled (SEAT-8); null when nothing is to be confirmed, or
   * the backend doesn't count.
   */
  matriculados: v.optional(v.nullable(v.number()), null),
  situacao: v.picklist(offerStatuses),
  /** Whether it can be bought or enrolled in now: status, deadline and seats, by the backend's clock. */
  aberta: v.boolean(),
  /** What the offer is to a shopper on the backend's day; 'aberta' exactly when `aberta` is true. */
  estado: v.picklist(offerStates),
  tipo_oferta: v.picklist(offerKinds),
  preco_original: brlSchema,
  preco_promocional: v.nullable(brlSchema),
  /** Most installments: of what is on sale those that its checkout takes today (PURCHASE-9). */
  parcelas_max: v.number(),
  requisitos: v.object({ idade_minima: v.nullable(v.number()), escolaridade: v.nullable(v.string()) }),
  documentos: v.array(v.string()),
  /** Whether they are handed in and looked at before a free seat is final (ENROLMENT-13). */
  confere_documentos: v.optional(v.boolean(), false),
  /** Those that the school shows; left out: none. */
  professores: v.optional(v.array(v.object({ slug: v.string(), nome: v.string() }))),
  /** Of an edition of a programme, in the order of its courses; left out: an offer of one course. */
  partes: v.optional(v.array(programmePartSchema)),
});
export type Offer = v.InferOutput<typeof offerSchema>;

/** The next open offer, as a card shows it: a paid one before one that costs nothing. */
export const nextOfferSchema = v.object({
  id_oferta: v.number(),
  cidade: cityRefSchema,
  turno: v.picklist(offerShifts),
  ...shiftNameEntries,
  formato: v.picklist(offerFormats),
  data_inicio: daySchema,
  vagas_disponiveis: v.nullable(v.number()),
  /** As of an offer. */
  parcelas_max: v.number(),
  tipo_oferta: v.picklist(offerKinds),
  preco_original: brlSchema,
  preco_promocional: v.nullable(brlSchema),
});

/** A course as lists and cards show it. */
export const courseSummarySchema = v.object({
  id_produto: v.number(),
  titulo: v.string(),
  slug: v.string(),
  id_modalidade: v.number(),
  id_grupo_area_atuacao: v.number(),
  modalidade: modalityRefSchema,
  grupo_area: areaGroupRefSchema,
  gratuito: v.boolean(),
  preco_original: brlSchema,
  preco_promocional: v.nullable(brlSchema),
  /** What a price of the course and its offers pays for. */
  periodo_preco: v.picklist(pricePeriods),
  carga_horaria: v.number(),
  duracao_meses: v.number(),
  imagem: v.string(),
  /** What a picture of the course's own shows; left out for a drawing. */
  imagem_alt: v.optional(v.string()),
  reviews: v.object({ media: v.number(), total: v.number() }),
  oferta: v.nullable(nextOfferSchema),
  /** Lowest current price of the open paid offers; null when there is none. */
  preco_a_partir_de: v.nullable(brlSchema),
  /** The programme that this is; left out: a course. */
  programa: v.optional(v.object({ slug: v.string() })),
});
export type CourseSummary = v.InferOutput<typeof courseSummarySchema>;

/** A course as what was bought of it, or may be, shows it: without its price, which the purchase has. */
export const soldCourseSchema = v.pick(courseSummarySchema, [
  'id_produto',
  'titulo',
  'slug',
  'modalidade',
  'grupo_area',
  'imagem',
]);

export const courseModuleSchema = v.object({
  titulo: v.string(),
  carga_horaria: v.number(),
  topicos: v.array(v.string()),
});
export type CourseModule = v.InferOutput<typeof courseModuleSchema>;

const questionSchema = v.object({
  id_pergunta: v.number(),
  nome_autor: v.string(),
  texto: v.string(),
  resposta: v.string(),
  criado_em: v.string(),
});

export const courseSchema = v.object({
  ...courseSummarySchema.entries,
  area: v.object({ id_area_atuacao: v.number(), nome: v.string() }),
  tipo_curso: v.object({ id_tipo_curso: v.number(), nome: v.string() }),
  descricao: v.string(),
  publico_alvo: v.string(),
  objetivos: v.array(v.string()),
  conteudo: v.array(courseModuleSchema),
  certificacao: v.string(),
  requisitos: v.string(),
  video_url: v.nullable(v.string()),
  tags: v.array(v.string()),
  gestao_desempenho: v.boolean(),
  atualizado_em: v.string(),
  reviews: reviewSummarySchema,
  perguntas: v.array(questionSchema),
  /** Every offer but the cancelled, open ones first, then by start date. */
  ofertas: v.array(offerSchema),
  /** Programmes on sale that the course is a part of; left out: none. */
  programas: v.optional(v.array(v.object({ slug: v.string(), titulo: v.string() }))),
  /** Ids of the courses on sale that the school chose to show beside it, in their order; left out: none. */
  relacionados: v.optional(v.array(v.number())),
});
export type Course = v.InferOutput<typeof courseSchema>;

/** 404 `PRODUTO_NAO_ENCONTRADO` when unknown or unpublished. */
export const getCourse = oc
  .route({ method: 'GET', path: '/api/produto/detalhes/{id}', summary: 'Curso' })
  .input(v.object({ id: idParam }))
  .output(courseSchema);

/** The course with one of its offers; a closed offer is returned too. 404 when it isn't the course's. */
export const getCourseOffer = oc
  .route({ method: 'GET', path: '/api/produto/detalhes/{id}/oferta/{offerId}', summary: 'Curso e turma' })
  .input(v.object({ id: idParam, offerId: idParam }))
  .output(v.object({ produto: courseSchema, oferta_atual: offerSchema }));

export const listCourseOffers = oc
  .route({ method: 'GET', path: '/api/produto-oferta/{id}', summary: 'Turmas de um curso' })
  .input(v.object({ id: idParam }))
  .output(v.array(offerSchema));

/** A file of a course's own picture; the same name is the same file for ever. 404 `IMAGEM_INEXISTENTE`. */
export const getPicture = oc
  .route({ method: 'GET', path: '/api/produto/imagem/{arquivo}', summary: 'Imagem de um curso' })
  .input(v.object({ arquivo: v.pipe(v.string(), v.maxLength(100)) }))
  .output(v.pipe(v.file(), v.mimeType(Object.values(coursePictureTypes))));

/** What a person needs to know before enrolling in an offer (`a` = course, `b` = offer). */
export const getEnrolmentInfo = oc
  .route({
    method: 'GET',
    path: '/api/produto-inscricao-mais-informacoes/{a}/{b}',
    summary: 'Mais informações',
  })
  .input(v.object({ a: idParam, b: idParam }))
  .output(
    v.object({
      requisitos: v.array(v.string()),
      documentos: v.array(v.string()),
      certificacao: v.string(),
      publico_alvo: v.string(),
      /** Where the offers take place; null for distance learning. */
      local: v.nullable(
        v.object({
          nome: v.string(),
          endereco: v.string(),
          cidade: v.string(),
          uf: v.string(),
          cep: v.string(),
          latitude: v.number(),
          longitude: v.number(),
        }),
      ),
    }),
  );
export type EnrolmentInfo = v.InferOutput<NonNullable<(typeof getEnrolmentInfo)['~orpc']['outputSchema']>>;
