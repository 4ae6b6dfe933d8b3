import { formatSearchParams } from '#/domain/site/search-params.ts';
import { schoolSignInEnds } from '#/domain/staff/school-sign-in.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

interface SchoolSignInProps {
  /** How the last try ended. */
  end: string | undefined;
  /** Path that the sign-in leads to. */
  target: string | undefined;
}

export function SchoolSignIn({ end, target: redirect_to }: SchoolSignInProps) {
  const message =
    end !== undefined && Object.hasOwn(schoolSignInEnds, end)
      ? schoolSignInEnds[end as keyof typeof schoolSignInEnds]
      : undefined;
  return (
    <div className="mt-6 grid gap-4 border-t border-line pt-6">
      {message && (
        <Alert tone="warning" live title="Não foi possível entrar com a conta da escola">
          {message}
        </Alert>
      )}
      <p className="text-muted">Trabalha na escola? Use a conta que ela lhe deu.</p>
      <a
        href={fillPath('/conta-da-escola', {}) + formatSearchParams({ redirect_to })}
        className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}
      >
        Entrar com a conta da escola
      </a>
    </div>
  );
}
