import type { ReactNode } from 'react';
import { Icon } from '#/storefront/ui/display/icon.tsx';

/**
 * A list of the footer: always open from 1024 px on, collapsed at first below that. The disclosure holds its
 * title only and opens what stands after it, which needs no JavaScript and lets wide screens show the list
 * whatever its state.
 */
export function FooterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="footer-section">
      <details>
        <summary>
          <h2>{title}</h2>
          <Icon name="chevron-down" />
        </summary>
      </details>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
