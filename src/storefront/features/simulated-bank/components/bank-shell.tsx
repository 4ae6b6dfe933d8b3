import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { SkipLink } from '#/storefront/ui/navigation/skip-link.tsx';

/** Unlike the shop's frame, so that they can't be confused. */
export function BankShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-steel-100">
      <SkipLink />
      <header className="on-dark bg-bank text-white">
        <div className="container-page flex min-h-16 flex-wrap items-center justify-between gap-3 py-3">
          <Link
            to="/banco-simulado"
            className="flex min-h-11 items-center gap-3 text-xl font-bold text-white"
          >
            <Icon name="pix" size="lg" />
            Banco Simulado
          </Link>
          <p className="rounded-sm bg-white px-3 py-1 text-sm font-semibold text-bank">
            Simulação: nenhum dinheiro de verdade
          </p>
        </div>
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className="container-page grid grow grid-cols-[minmax(0,1fr)] content-start gap-6 py-8 outline-none"
      >
        {children}
      </main>
      <footer className="container-page py-6 text-sm text-muted">
        Este banco existe só para experimentar pagamentos.
      </footer>
    </div>
  );
}
