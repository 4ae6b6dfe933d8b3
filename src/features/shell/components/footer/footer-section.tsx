import type { ReactNode } from 'react';
import { Icon } from '#/ui/display/icon.tsx';

/**
 * A list of the footer: always open from 1024 px on, collapsed at first below that. The disclosure holds its
 * title only and opens what stands after it, which needs no JavaScript and lets wide screens show the list
 * whatever its state.
 */
export function FooterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-white/15 lg:border-0">
      <details className="group peer lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between rounded-sm py-3 text-white [&::-webkit-details-marker]:hidden">
          <h2 className="text-base font-semibold text-white">{title}</h2>
          <Icon name="chevron-down" className="transition-transform duration-base group-open:rotate-180" />
        </summary>
      </details>
      <h2 className="mb-3 hidden text-base font-semibold text-white lg:block">{title}</h2>
      <div className="hidden pb-4 peer-open:block lg:block lg:pb-0">{children}</div>
    </section>
  );
}
