interface CourseRow {
  id_produto: number;
  titulo: string;
  slug: string;
  modalidade: string;
  publicado: boolean;
}

export function toModeratedCourse({ modalidade, ...course }: CourseRow) {
  return { ...course, modalidade: { slug: modalidade } };
}
