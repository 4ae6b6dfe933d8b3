import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { NarrowPage } from './narrow-page.tsx';

/** Asks visitors to sign in before a personal link is shown. */
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

export function RefusedPersonalLink(refusal: { title: string; lead: string; other?: ReactNode }) {
  return (
    <NarrowPage {...refusal}>
      <Link to="/" className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}>
        Ir para a página inicial
      </Link>
    </NarrowPage>
  );
}
