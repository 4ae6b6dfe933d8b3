import { PublicError } from '#/domain/request/public-error.ts';
import { safeRedirectPath } from '#/domain/site/redirect-path.ts';
import { formatSearchParams } from '#/domain/site/search-params.ts';
import { endOfCode } from '#/domain/staff/school-sign-in.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { beginSchoolSignIn, completeSchoolSignIn } from './school-sign-in.functions.ts';
import { pathAfterSignIn } from './sign-in-step.ts';

/** Leads to the school's issuer, or back to the sign-in page with what happened. */
export async function goToIssuer(request: Request): Promise<Response> {
  const destino = safeRedirectPath(new URL(request.url).searchParams.get('redirect_to'));
  try {
    return goTo((await beginSchoolSignIn({ data: { destino } })).url);
  } catch (error) {
    return goTo(signInPageAfter(error, destino));
  }
}

/** Takes the issuer's answer and leads on; an address with a code is never shown. */
export async function returnFromIssuer(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const given = (name: string) => searchParams.get(name) ?? undefined;
  const answer = {
    state: given('state') ?? '',
    code: given('code'),
    iss: given('iss'),
    error: given('error'),
  };
  try {
    const { destino, proximo } = await completeSchoolSignIn({ data: answer });
    return goTo(pathAfterSignIn(proximo, safeRedirectPath(destino)));
  } catch (error) {
    return goTo(signInPageAfter(error));
  }
}

function signInPageAfter(error: unknown, redirect_to?: string): string {
  const end = error instanceof PublicError ? endOfCode(error.codigo) : undefined;
  const escola = end ?? 'conta-da-escola-fora-do-ar';
  return fillPath('/autenticacao', {}) + formatSearchParams({ redirect_to, escola });
}

function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
