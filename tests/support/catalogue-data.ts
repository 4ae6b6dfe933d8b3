import type { Database } from '#/backend/db/database.ts';
import * as schema from '#/backend/db/schema/catalogue.ts';
import { slugify } from '#/domain/text/slug.ts';

export type CourseInsert = typeof schema.courses.$inferInsert;
export type OfferInsert = typeof schema.offers.$inferInsert;

export const TODAY = '2026-11-20';
export const noon = () => new Date(`${TODAY}T15:00:00Z`);

const modalities = [
  { id_modalidade: 3, nome: 'Cursos Profissionais', slug: 'cursos-rapidos' },
  { id_modalidade: 6, nome: 'Cursos Técnicos', slug: 'cursos-tecnicos' },
  { id_modalidade: 8, nome: 'Graduação', slug: 'graduacao' },
];
const areaGroups = [
  { id_grupo_area_atuacao: 1, nome: 'Metalmecânica', icone_slug: 'metalmecanica', descricao: 'Metal' },
  { id_grupo_area_atuacao: 2, nome: 'Energia', icone_slug: 'energia', descricao: 'Energia' },
];
const cityNames = ['Joinville', 'Blumenau', 'São José', 'Modelo'];

/**
 * Modalities, areas, types, cities (ids from 1: Joinville, Blumenau, São José, Modelo) with one unit each.
 */
export async function addTaxonomy(db: Database): Promise<void> {
  const cities = cityNames.map((nome, index) => ({
    id_cidade: index + 1,
    nome,
    uf: 'SC',
    slug: slugify(nome),
    destaque: index < 2 ? index + 1 : null,
  }));
  await db.insert(schema.states).values([
    { uf: 'SC', nome: 'Santa Catarina' },
    { uf: 'AC', nome: 'Acre' },
  ]);
  await db
    .insert(schema.pageSlugs)
    .values([
      ...modalities.map(({ slug }) => ({ slug, tipo: 'modalidade' as const })),
      ...areaGroups.map(({ icone_slug }) => ({ slug: icone_slug, tipo: 'area' as const })),
      ...cities.map(({ slug }) => ({ slug, tipo: 'cidade' as const })),
    ]);
  await db.insert(schema.modalities).values(modalities);
  await db.insert(schema.areaGroups).values(areaGroups);
  await db.insert(schema.areas).values([
    { id_area_atuacao: 1, id_grupo_area_atuacao: 1, nome: 'Soldagem' },
    { id_area_atuacao: 2, id_grupo_area_atuacao: 2, nome: 'Eletricidade' },
  ]);
  await db.insert(schema.courseTypes).values([
    { id_tipo_curso: 1, nome: 'Qualificação' },
    { id_tipo_curso: 2, nome: 'Técnico' },
  ]);
  await db.insert(schema.cities).values(cities);
  await db.insert(schema.units).values(
    cities.map(({ id_cidade, nome }) => ({
      id_unidade: id_cidade,
      id_cidade,
      nome: `Unidade ${nome}`,
      endereco: 'Rua das Oficinas, 100',
      cep: '89200000',
      latitude: -26.3,
      longitude: -48.8,
    })),
  );
}

export async function addCourse(
  db: Database,
  course: Partial<CourseInsert> & Pick<CourseInsert, 'id_produto' | 'titulo'>,
): Promise<void> {
  const free = course.preco_original_centavos === 0;
  await db.insert(schema.courses).values({
    slug: slugify(course.titulo),
    id_modalidade: 3,
    id_grupo_area_atuacao: 1,
    id_area_atuacao: 1,
    id_tipo_curso: 1,
    descricao: 'Aulas práticas em oficina.',
    publico_alvo: 'Pessoas a partir de 16 anos.',
    objetivos: ['Trabalhar com segurança'],
    conteudo: [{ titulo: 'Introdução', carga_horaria: 20, topicos: ['Ferramentas'] }],
    carga_horaria: 160,
    duracao_meses: 4,
    certificacao: 'Certificado de qualificação.',
    imagem: '/images/curso.webp',
    gratuito: free,
    preco_original_centavos: 100_000,
    atualizado_em: noon(),
    ...course,
  });
}

export async function addOffer(
  db: Database,
  offer: Partial<OfferInsert> & Pick<OfferInsert, 'id_oferta' | 'id_produto'>,
): Promise<void> {
  await db.insert(schema.offers).values({
    codigo_turma: `T-${offer.id_oferta}`,
    formato: 'presencial',
    id_cidade: 1,
    id_unidade: offer.id_cidade ?? 1,
    turno: 'noturno',
    dias_semana: ['seg', 'qua'],
    hora_inicio: '18:30',
    hora_fim: '22:00',
    data_inicio: '2026-12-01',
    data_fim: '2027-03-01',
    inscricoes_ate: '2026-11-30',
    carga_horaria: 160,
    vagas_total: 20,
    vagas_disponiveis: 20,
    situacao: 'em-aberto',
    tipo_oferta: 'PAGO',
    preco_original_centavos: offer.tipo_oferta && offer.tipo_oferta !== 'PAGO' ? 0 : 100_000,
    parcelas_max: 10,
    ...offer,
  });
}
