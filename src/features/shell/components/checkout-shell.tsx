import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '#/ui/icon.tsx';
import { Logo } from '#/ui/logo.tsx';
import { SkipLink } from '#/ui/skip-link.tsx';

/** Frame of checkout pages: nothing that leads away from paying but the logo (specification, section 2, "Footer"). */
export function CheckoutShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-header-mobile max-w-page items-center justify-between gap-4 px-4 md:px-6 lg:h-header">
          <Link to="/">
            <Logo />
            <span className="sr-only"> Página inicial</span>
          </Link>
          <p className="flex items-center gap-2 text-sm text-muted">
            <Icon name="lock" size="sm" />
            Ambiente seguro
          </p>
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <footer className="border-t border-line py-6">
        <p className="mx-auto max-w-page px-4 text-sm text-muted md:px-6">
          Sesi/Senai 2022. Todos os direitos reservados.
        </p>
      </footer>
    </div>
  );
}
