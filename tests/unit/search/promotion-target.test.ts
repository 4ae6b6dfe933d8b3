import { expect, it } from 'vitest';
import { promotionTarget } from '#/storefront/features/search/promotion-target.ts';

const course = (id_produto: number) => ({
  id_produto,
  titulo: `Curso ${id_produto}`,
  slug: `curso-${id_produto}`,
  modalidade: { slug: 'cursos-tecnicos' },
});
const promotion = { codigo: 'AGORA', descricao: '10% hoje', modalidades: [], cursos: [] };

// SHELL-15
it('leads to what the coupon discounts', () => {
  expect(promotionTarget(promotion)).toEqual({ to: '/busca', search: {} });
  expect(promotionTarget({ ...promotion, modalidades: ['graduacao'] })).toEqual({
    to: '/busca',
    search: { modalidade: ['graduacao'] },
  });
  expect(promotionTarget({ ...promotion, cursos: [course(7)] })).toEqual({
    to: '/$modality/$nomeCurso/$idCurso',
    params: { modality: 'cursos-tecnicos', nomeCurso: 'curso-7', idCurso: 7 },
  });
  expect(promotionTarget({ ...promotion, cursos: [course(7), course(8)] })).toEqual({ to: '/promocoes' });
  expect(promotionTarget(null)).toEqual({ to: '/promocoes' });
});
