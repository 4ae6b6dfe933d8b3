import type { ReactNode } from 'react';
import { Icon } from '#/storefront/ui/display/icon.tsx';

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
