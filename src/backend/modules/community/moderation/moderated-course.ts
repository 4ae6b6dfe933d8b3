interface CourseRow {
  id_produto: number;
  titulo: string;
  slug: string;
  /** Slug of the modality. */
  modalidade: string;
  publicado: boolean;
}

/** The course that was written about, as the wire shows it. */
export function toModeratedCourse({ modalidade, ...course }: CourseRow) {
  return { ...course, modalidade: { slug: modalidade } };
}
