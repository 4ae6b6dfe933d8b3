import type { CourseSummary } from '#/contract/catalogue/course.ts';
import { centsToReais, optionalReais } from '#/domain/sale/money.ts';
import { shownPicture } from '../pictures/shown-picture.ts';
import type { SummaryRow } from './course-summary-repository.ts';

/** A course as the wire shows it in lists: reais instead of cents. */
export function toSummary(row: SummaryRow): CourseSummary {
  return {
    id_produto: row.id_produto,
    titulo: row.titulo,
    slug: row.slug,
    id_modalidade: row.id_modalidade,
    id_grupo_area_atuacao: row.id_grupo_area_atuacao,
    modalidade: { id_modalidade: row.id_modalidade, nome: row.modalidade_nome, slug: row.modalidade_slug },
    grupo_area: {
      id_grupo_area_atuacao: row.id_grupo_area_atuacao,
      nome: row.grupo_nome,
      icone_slug: row.grupo_slug,
    },
    gratuito: row.gratuito,
    preco_original: centsToReais(row.preco_original_centavos),
    preco_promocional: optionalReais(row.preco_promocional_centavos),
    periodo_preco: row.periodo_preco,
    carga_horaria: row.carga_horaria,
    duracao_meses: row.duracao_meses,
    imagem: shownPicture({ ...row, areaSlug: row.grupo_slug }),
    ...(row.imagem_alt && { imagem_alt: row.imagem_alt }),
    reviews: { media: row.media, total: row.total },
    oferta: row.oferta && toNextOffer(row.oferta),
    preco_a_partir_de: optionalReais(row.preco_a_partir_de_centavos),
    ...(row.programa !== null && { programa: { slug: row.programa } }),
  };
}

function toNextOffer({
  preco_original_centavos,
  preco_promocional_centavos,
  nome_turno,
  ...offer
}: NonNullable<SummaryRow['oferta']>): NonNullable<CourseSummary['oferta']> {
  return {
    ...offer,
    ...(nome_turno !== null && { nome_turno }),
    preco_original: centsToReais(preco_original_centavos),
    preco_promocional: optionalReais(preco_promocional_centavos),
  };
}
