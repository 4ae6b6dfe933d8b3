import { useContext } from 'react';
import { Partners } from '#/storefront/shared/page/partners.ts';
import { LazyNewsletterForm } from './lazy-newsletter-form.ts';
import { NewsletterWidget } from './newsletter-widget.tsx';

export function NewsletterBanner() {
  const widget = useContext(Partners)?.newsletter;
  if (widget) return <NewsletterWidget key={widget.elementId} widget={widget} />;
  return (
    <section aria-labelledby="newsletter-titulo" className="border-t border-line bg-primary-50">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-3 px-4 py-6 md:px-6 lg:gap-y-6 lg:py-10 lg:grid-cols-2 lg:items-center">
        <div className="grid gap-1 lg:gap-2">
          <h2 id="newsletter-titulo" className="text-section">
            Novidades no seu e-mail
          </h2>
          <p className="max-w-prose">Saiba primeiro de turmas novas, cursos gratuitos e descontos.</p>
        </div>
        <LazyNewsletterForm />
      </div>
    </section>
  );
}
