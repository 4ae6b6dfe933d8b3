interface LinkedCourse {
  id_produto: number;
  slug: string;
  modalidade: { slug: string };
}

interface LinkedOffer {
  id_oferta: number;
  cidade: { slug: string };
}

export function courseParams({ id_produto, slug, modalidade }: LinkedCourse) {
  return { modality: modalidade.slug, nomeCurso: slug, idCurso: id_produto };
}

/** The parameters of an offer's address, `/$modality/$nomeCurso/$city/$idCurso/$idOferta`. */
export function offerParams(course: LinkedCourse, { id_oferta, cidade }: LinkedOffer) {
  return { ...courseParams(course), city: cidade.slug, idOferta: id_oferta };
}
