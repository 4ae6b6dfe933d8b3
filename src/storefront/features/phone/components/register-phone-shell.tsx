import type { ReactNode } from 'react';
import { PageStart } from '#/storefront/shared/page/page-start.tsx';
import { BrandLogo } from '#/storefront/shared/brand/brand-logo.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface RegisterPhoneShellProps {
  footer: Elements;
  children: ReactNode;
}

export function RegisterPhoneShell({ footer, children }: RegisterPhoneShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageStart />
      <header className="flex h-header-mobile items-center justify-center border-b border-line bg-surface px-4">
        <BrandLogo />
      </header>
      <main id="conteudo" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {footer}
    </div>
  );
}
