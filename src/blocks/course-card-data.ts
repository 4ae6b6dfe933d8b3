import type { CourseSummary } from '#/contract/catalogue/course.ts';

/** What a card shows of a course. Pages carry their data inside: server functions send them no more than this. */
export type CourseCardData = Pick<
  CourseSummary,
  'id_produto' | 'titulo' | 'slug' | 'imagem' | 'preco_original' | 'preco_promocional' | 'carga_horaria'
> & {
  modalidade: Pick<CourseSummary['modalidade'], 'nome' | 'slug'>;
  grupo_area: Pick<CourseSummary['grupo_area'], 'icone_slug'>;
  oferta:
    | null
    | (Pick<Offer, 'turno' | 'formato' | 'data_inicio' | 'parcelas_max'> & {
        cidade: Pick<Offer['cidade'], 'nome'>;
      });
};
type Offer = NonNullable<CourseSummary['oferta']>;

export function toCourseCard(course: CourseSummary): CourseCardData {
  const { id_produto, titulo, slug, imagem, preco_original, preco_promocional, carga_horaria, oferta } =
    course;
  return {
    id_produto,
    titulo,
    slug,
    imagem,
    preco_original,
    preco_promocional,
    carga_horaria,
    modalidade: { nome: course.modalidade.nome, slug: course.modalidade.slug },
    grupo_area: { icone_slug: course.grupo_area.icone_slug },
    oferta: oferta && {
      turno: oferta.turno,
      formato: oferta.formato,
      data_inicio: oferta.data_inicio,
      parcelas_max: oferta.parcelas_max,
      cidade: { nome: oferta.cidade.nome },
    },
  };
}
