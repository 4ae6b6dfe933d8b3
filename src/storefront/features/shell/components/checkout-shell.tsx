import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import { PageStart } from '#/storefront/shared/page/page-start.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { BrandLogo } from '#/storefront/shared/brand/brand-logo.tsx';
import { CompactFooter } from './footer/compact-footer.tsx';

interface CheckoutShellProps {
  isEncrypted: boolean;
  children: ReactNode;
}

export function CheckoutShell({ isEncrypted, children }: CheckoutShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageStart />
      <header className="border-b border-line bg-surface print:hidden">
        <div className="mx-auto flex h-header-mobile max-w-page items-center justify-between gap-4 px-4 md:px-6 lg:h-header">
          <Link to="/" className="inline-flex min-h-11 items-center">
            <BrandLogo />
            <span className="sr-only"> Página inicial</span>
          </Link>
          {isEncrypted && (
            <p className="flex items-center gap-2 text-sm text-muted">
              <Icon name="lock" size="sm" />
              Ambiente seguro
            </p>
          )}
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <CompactFooter legalLine />
    </div>
  );
}
