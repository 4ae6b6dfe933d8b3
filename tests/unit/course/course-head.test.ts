import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { describe, expect, it } from 'vitest';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { courseData } from '#/storefront/features/course/course-data.ts';
import { describeCourse } from '#/storefront/features/course/course-head.ts';
import { describeDays } from '#/storefront/shared/course/offer-labels.ts';
import { checkStructuredData } from '../../e2e/crawl/support/structured-data.ts';

const offer: Offer = {
  id_oferta: 9,
  id_produto: 7,
  codigo_turma: 'JOI-1',
  formato: 'presencial',
  cidade: { id_cidade: 1, nome: 'Joinville', uf: 'SC', slug: 'joinville' },
  unidade: {
    nome: 'Unidade Norte',
    endereco: 'Rua A, 1',
    cep: '89200000',
    telefone: '',
    latitude: -26.3,
    longitude: -48.8,
  },
  turno: 'noturno',
  dias_semana: ['seg'],
  hora_inicio: '18:30',
  hora_fim: '22:00',
  data_inicio: '2026-12-01',
  data_fim: '2027-03-01',
  inscricoes_ate: '2026-11-30',
  carga_horaria: 160,
  vagas_total: 20,
  vagas_disponiveis: 3,
  vagas_minimas: 8,
  matriculados: null,
  situacao: 'em-aberto',
  aberta: true,
  estado: 'aberta',
  tipo_oferta: 'PAGO',
  preco_original: 1000,
  preco_promocional: 899.9,
  parcelas_max: 10,
  requisitos: { idade_minima: 16, escolaridade: null },
  documentos: [],
  confere_documentos: false,
};
const soldOut: Offer = { ...offer, id_oferta: 10, aberta: false, estado: 'esgotada', vagas_disponiveis: 0 };

const course: Course = {
  id_produto: 7,
  titulo: 'Soldador',
  slug: 'soldador',
  id_modalidade: 3,
  id_grupo_area_atuacao: 1,
  modalidade: { id_modalidade: 3, nome: 'Cursos Profissionais', slug: 'cursos-rapidos' },
  grupo_area: { id_grupo_area_atuacao: 1, nome: 'Metalmecânica', icone_slug: 'metalmecanica' },
  gratuito: false,
  preco_original: 1000,
  preco_promocional: 899.9,
  carga_horaria: 160,
  duracao_meses: 4,
  imagem: '/images/curso.webp',
  oferta: null,
  preco_a_partir_de: 899.9,
  periodo_preco: 'curso',
  area: { id_area_atuacao: 1, nome: 'Soldagem' },
  tipo_curso: { id_tipo_curso: 1, nome: 'Qualificação' },
  descricao: 'Aulas práticas em oficina.',
  publico_alvo: 'Pessoas a partir de 16 anos.',
  objetivos: [],
  conteudo: [],
  certificacao: 'Certificado.',
  requisitos: '',
  video_url: null,
  tags: [],
  gestao_desempenho: false,
  atualizado_em: '2026-11-20T15:00:00.000Z',
  reviews: { media: 4.5, total: 4, distribuicao: [0, 0, 0, 2, 2] },
  perguntas: [],
  ofertas: [offer, soldOut, { ...offer, id_oferta: 11, formato: 'ead' }],
};

const site = 'https://vitrine.example';

function dataOf(shown: Offer | undefined, about = course) {
  const path = '/cursos-rapidos/soldador/7';
  const { meta } = describeCourse(about, shown, { siteUrl: site, brand: demoBrand }, path);
  const breadcrumbs = meta.flatMap((entry) => ('script:ld+json' in entry ? [entry['script:ld+json']] : []));
  return [courseData(about, shown, { siteUrl: site, brand: demoBrand }, path), ...breadcrumbs];
}

describe('structured data of a course (COURSE-9)', () => {
  it('says when the first lesson is by the clock where it is held, as its times do', () => {
    const held: Offer = {
      ...offer,
      horario_local: { fuso: 'America/Porto_Velho', nome: 'horário de Manaus' },
    };
    const [data] = dataOf(held);
    expect(checkStructuredData([JSON.stringify(data)])).toEqual(['Course']);
    expect(data).toMatchObject({
      hasCourseInstance: [
        {
          startDate: '2026-12-01T18:30:00-04:00',
          courseSchedule: { startTime: '18:30', scheduleTimezone: 'America/Porto_Velho' },
        },
      ],
    });
    expect(describeDays(held)).toBe('seg, 18:30\u00a0às\u00a022:00, horário de Manaus');
    expect(describeDays({ ...held, hora_inicio: null, hora_fim: null })).toBe('seg');
  });

  it('is what schema.org asks for, with the offers that sell', () => {
    const data = dataOf(undefined);
    expect(checkStructuredData(data.map((entry) => JSON.stringify(entry)))).toEqual([
      'Course',
      'BreadcrumbList',
    ]);
    expect(data[0]).toMatchObject({
      hasCourseInstance: [
        { courseMode: 'Onsite', location: { address: { postalCode: '89200-000' } } },
        { courseMode: 'Online', location: { '@type': 'VirtualLocation' } },
      ],
      offers: [
        {
          price: '899.90',
          category: 'Paid',
          availability: 'https://schema.org/InStock',
          url: `${site}/cursos-rapidos/soldador/joinville/7/9`,
        },
        { price: '899.90' },
      ],
      aggregateRating: { ratingValue: 4.5, reviewCount: 4 },
    });
  });

  it('has no empty list where nothing is sold', () => {
    const [data] = dataOf(undefined, { ...course, ofertas: [soldOut] });
    expect(data).not.toHaveProperty('offers');
    expect(data).not.toHaveProperty('hasCourseInstance');
    expect(checkStructuredData([JSON.stringify(data)])).toEqual(['Course']);
    for (const list of ['offers', 'hasCourseInstance']) {
      expect(() => checkStructuredData([JSON.stringify({ ...data, [list]: [] })])).toThrow('Course without');
    }
  });

  it('has no days of an offer that is postponed, in its title neither', () => {
    const postponed: Offer = { ...offer, aberta: false, situacao: 'adiada', estado: 'adiada' };
    const data = dataOf(postponed);
    expect(checkStructuredData(data.map((entry) => JSON.stringify(entry)))).toEqual([
      'Course',
      'BreadcrumbList',
    ]);
    expect(data[0]).not.toHaveProperty('hasCourseInstance');
    const { meta } = describeCourse(course, postponed, { siteUrl: site, brand: demoBrand }, '/');
    expect(JSON.stringify([data, meta])).not.toMatch(/2026|2027/);
  });

  it('tells a place once, however many offers are taught there', () => {
    const elsewhere = { ...offer.unidade, nome: 'Unidade Sul' };
    const ofertas = [offer, { ...offer, id_oferta: 12 }, { ...offer, id_oferta: 13, unidade: elsewhere }];
    const [data] = dataOf(undefined, { ...course, ofertas });
    expect(checkStructuredData([JSON.stringify(data)])).toEqual(['Course']);
    expect(data).toMatchObject({
      hasCourseInstance: [
        { location: { '@id': '#unidade-1', name: 'Unidade Norte' }, offers: { '@id': '#oferta-9' } },
        { location: { '@id': '#unidade-1' }, offers: { '@id': '#oferta-12' } },
        { location: { '@id': '#unidade-2', name: 'Unidade Sul' } },
      ],
      offers: [{ '@id': '#oferta-9' }, { '@id': '#oferta-12' }, { '@id': '#oferta-13' }],
    });
    expect(JSON.stringify(data).match(/Unidade Norte/g)).toHaveLength(1);
  });

  it('says that an offer sells no more, and why', () => {
    const availability = (shown: Offer) => dataOf(shown)[0];
    expect(availability(soldOut)).toMatchObject({ offers: [{ availability: 'https://schema.org/SoldOut' }] });
    expect(availability({ ...soldOut, estado: 'terminada' })).toMatchObject({
      offers: [{ availability: 'https://schema.org/Discontinued' }],
    });
    expect(dataOf(soldOut)[1]).toMatchObject({
      itemListElement: [
        {},
        {},
        { item: `${site}/cursos-rapidos/soldador/7` },
        { name: 'Joinville · Noite · 01/dez/2026' },
      ],
    });
  });

  it('has no rating where no one gave one', () => {
    const reviews = {
      media: 0,
      total: 0,
      distribuicao: [0, 0, 0, 0, 0] as Course['reviews']['distribuicao'],
    };
    expect(dataOf(undefined, { ...course, reviews })[0]).not.toHaveProperty('aggregateRating');
  });
});

describe('what shared links show', () => {
  it('is a picture of the course, with its size and in words', () => {
    const { meta } = describeCourse(
      course,
      undefined,
      { siteUrl: site, brand: demoBrand },
      '/cursos-rapidos/soldador/7',
    );
    const tags = Object.fromEntries(
      meta.flatMap((entry) => ('property' in entry ? [[entry.property, entry.content]] : [])),
    );
    expect(tags['og:image']).toMatch(/^https:\/\/vitrine\.example\/og\/7-[0-9a-f]{8}\.png$/);
    expect(tags).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Soldador, curso da Vitrine',
    });
  });
});
