import { categoryName } from '#/domain/catalogue/category-name.ts';
import type { TrackedItem } from './track-event.ts';

interface PricedCourse {
  id_produto: number;
  titulo: string;
  modalidade: { nome: string };
}

interface Price {
  preco_original: number;
  preco_promocional: number | null;
}

export function toTrackedSale(course: PricedCourse, { preco_original, preco_promocional }: Price) {
  const price = preco_promocional ?? preco_original;
  const item: TrackedItem = {
    item_id: course.id_produto,
    item_name: course.titulo,
    item_category: categoryName(course.modalidade.nome),
    price,
  };
  return { currency: 'BRL' as const, value: price, items: [item] };
}
