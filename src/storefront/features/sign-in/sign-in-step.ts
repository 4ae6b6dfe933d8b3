import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { formatSearchParams } from '#/domain/site/search-params.ts';

export type SignInStep = 'codigo' | 'segundo-fator' | undefined;

const stepPaths = { codigo: '/codigo-de-acesso', 'segundo-fator': '/verificacao-em-duas-etapas' } as const;

/**
 * Where a right password leads: to the step that comes first, which leads on to the target, or straight to
 * it.
 */
export function pathAfterSignIn(step: SignInStep, target: string): string {
  if (!step) return target;
  return fillPath(stepPaths[step], {}) + formatSearchParams({ redirect_to: target });
}
