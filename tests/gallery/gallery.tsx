import type { ReactNode } from 'react';
import { ToastProvider } from '#/storefront/ui/feedback/toast-provider.tsx';
import { Logo } from '#/storefront/ui/display/logo.tsx';
import { SkipLink } from '#/storefront/ui/navigation/skip-link.tsx';
import { Actions } from './sections/actions.tsx';
import { Brand } from './sections/brand.tsx';
import { Feedback } from './sections/feedback.tsx';
import { Forms } from './sections/forms.tsx';
import { Navigation } from './sections/navigation.tsx';
import { Overlays } from './sections/overlays.tsx';
import { ShopParts } from './sections/shop-parts.tsx';

/**
 * Every primitive in every state, on one page: for looking at, and for the browser tests of
 * src/storefront/ui.
 */
export function Gallery() {
  return (
    <ToastProvider>
      <SkipLink />
      <header className="on-dark bg-band-900">
        <div className="container-page flex h-header-mobile items-center lg:h-header">
          <a href="#conteudo" className="rounded-md">
            <Logo name="Vitrine" picture={null} onDark />
          </a>
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className="container-page space-y-16 py-10 outline-none">
        <h1 className="text-title">Peças da interface</h1>
        <Part title="Marca, cores e letras">
          <Brand />
        </Part>
        <Part title="Ações">
          <Actions />
        </Part>
        <Part title="Formulários">
          <Forms />
        </Part>
        <Part title="Avisos e estados">
          <Feedback />
        </Part>
        <Part title="Navegação">
          <Navigation />
        </Part>
        <Part title="Peças da loja">
          <ShopParts />
        </Part>
        <Part title="Janelas">
          <Overlays />
        </Part>
      </main>
    </ToastProvider>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-6">
      <h2 className="border-b border-line pb-3 text-section">{title}</h2>
      {children}
    </section>
  );
}
