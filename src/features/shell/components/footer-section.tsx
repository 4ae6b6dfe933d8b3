import type { ReactNode } from 'react';
import { Icon } from '#/ui/icon.tsx';

/** A list of the footer: always open from 1024 px on, collapsed at first below that. Needs no JavaScript. */
export function FooterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-white/15 lg:border-0">
      <h2 className="text-base font-semibold text-white">
        <span className="hidden lg:mb-3 lg:block">{title}</span>
        <label className="flex min-h-12 items-center justify-between has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-200 lg:hidden">
          {title}
          <input type="checkbox" className="peer sr-only" aria-label={`Mostrar ${title}`} />
          <Icon name="chevron-down" className="peer-checked:rotate-180" />
        </label>
      </h2>
      <ul className="hidden pb-4 in-[section:has(:checked)]:block lg:block">{children}</ul>
    </section>
  );
}
