import type { Promotion } from './search.functions.ts';
import { courseParams } from '#/storefront/shared/course/course-params.ts';

/**
 * Where a promotion's coupon counts: the lists of its modalities, its one course, or the promotions, which
 * name its courses.
 */
export function promotionTarget(promotion: Promotion | null) {
  const { modalidades = [], cursos = [] } = promotion ?? {};
  const [only] = cursos;
  if (only && cursos.length === 1) {
    return {
      to: '/$modality/$nomeCurso/$idCurso',
      params: courseParams(only),
    } as const;
  }
  if (cursos.length > 1 || !promotion) return { to: '/promocoes' } as const;
  return { to: '/busca', search: modalidades.length > 0 ? { modalidade: modalidades } : {} } as const;
}
