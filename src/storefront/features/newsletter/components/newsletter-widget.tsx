import { useEffect, useState } from 'react';
import type { PartnerWidgets } from '#/storefront/shared/page/partners.ts';

/** Milliseconds after which the headings of a partner's form come (CONTENT-9). */
const headingsAfterMs = 1000;

/**
 * The form of a newsletter service in the place of the shop's own; it comes without headings, which get
 * theirs from here.
 */
export function NewsletterWidget({ widget }: { widget: NonNullable<PartnerWidgets['newsletter']> }) {
  const [hasHeadings, setHeadings] = useState(false);
  useEffect(() => {
    widget.draw();
    const timer = setTimeout(() => setHeadings(true), headingsAfterMs);
    return () => clearTimeout(timer);
  }, [widget]);
  return (
    <section aria-label="Novidades no seu e-mail" className="border-t border-line bg-primary-50">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-6 px-4 py-10 md:px-6 lg:grid-cols-2 lg:items-center">
        <div className="grid min-h-16 gap-2">
          {hasHeadings && (
            <>
              <h2 className="text-section">Novidades no seu e-mail</h2>
              <p className="max-w-prose">Saiba primeiro de turmas novas, cursos gratuitos e descontos.</p>
            </>
          )}
        </div>
        <div id={widget.elementId} className="min-h-30" />
      </div>
    </section>
  );
}
