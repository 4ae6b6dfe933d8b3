import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { NarrowPage } from './narrow-page.tsx';

/**
 * To a visitor a link meant for one person shows nothing: they sign in first. Who comes from a mail and is
 * signed in is known from the next page on, so that one is loaded whole.
 */
export function PersonalLinkSignIn({ title, lead, here }: { title: string; lead: string; here: string }) {
  return (
    <NarrowPage title={title} lead={lead}>
      <div className="grid gap-3">
        <Link
          to="/autenticacao"
          search={{ redirect_to: here }}
          reloadDocument
          className={buttonClass({ variant: 'sell', size: 'lg', block: true })}
        >
          Entrar
        </Link>
        <Link
          to="/autenticacao"
          search={{ redirect_to: here, register: '' }}
          reloadDocument
          className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}
        >
          Criar conta
        </Link>
        <p className="text-sm text-muted">Crie a conta com o seu CPF: o link só funciona para ele.</p>
      </div>
    </NarrowPage>
  );
}

/** Why such a link shows nothing; `other` is how somebody else leaves the account they are signed in with. */
export function RefusedPersonalLink(refusal: { title: string; lead: string; other?: ReactNode }) {
  return (
    <NarrowPage {...refusal}>
      <Link to="/" className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}>
        Ir para a página inicial
      </Link>
    </NarrowPage>
  );
}
