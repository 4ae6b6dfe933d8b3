import type { CourseSummary } from '#/contract/catalogue/course.ts';

export type CourseCardData = Pick<
  CourseSummary,
  | 'id_produto'
  | 'titulo'
  | 'slug'
  | 'imagem'
  | 'carga_horaria'
  | 'duracao_meses'
  | 'reviews'
  | 'preco_a_partir_de'
  | 'periodo_preco'
  | 'programa'
> & {
  modalidade: Pick<CourseSummary['modalidade'], 'nome' | 'slug'>;
  grupo_area: Pick<CourseSummary['grupo_area'], 'icone_slug'>;
  oferta:
    | null
    | (Pick<
        Offer,
        | 'id_oferta'
        | 'turno'
        | 'nome_turno'
        | 'formato'
        | 'data_inicio'
        | 'parcelas_max'
        | 'tipo_oferta'
        | 'preco_original'
        | 'preco_promocional'
      > & {
        cidade: Pick<Offer['cidade'], 'nome'>;
      });
};
type Offer = NonNullable<CourseSummary['oferta']>;

export function toCourseCard(course: CourseSummary): CourseCardData {
  const {
    id_produto,
    titulo,
    slug,
    imagem,
    carga_horaria,
    duracao_meses,
    reviews,
    preco_a_partir_de,
    periodo_preco,
    oferta,
    programa,
  } = course;
  return {
    id_produto,
    titulo,
    slug,
    imagem,
    carga_horaria,
    duracao_meses,
    reviews: { media: reviews.media, total: reviews.total },
    preco_a_partir_de,
    periodo_preco,
    ...(programa && { programa }),
    modalidade: { nome: course.modalidade.nome, slug: course.modalidade.slug },
    grupo_area: { icone_slug: course.grupo_area.icone_slug },
    oferta: oferta && {
      id_oferta: oferta.id_oferta,
      turno: oferta.turno,
      ...(oferta.nome_turno && { nome_turno: oferta.nome_turno }),
      formato: oferta.formato,
      data_inicio: oferta.data_inicio,
      parcelas_max: oferta.parcelas_max,
      tipo_oferta: oferta.tipo_oferta,
      preco_original: oferta.preco_original,
      preco_promocional: oferta.preco_promocional,
      cidade: { nome: oferta.cidade.nome },
    },
  };
}
