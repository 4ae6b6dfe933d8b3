import type { ReactNode } from 'react';

interface ExternalLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** Leads to another site, in a new tab, and says so. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <NewTabHint />
    </a>
  );
}

/** Tells a screen reader that a link opens a new tab. */
export function NewTabHint() {
  return <span className="sr-only"> (abre em nova aba)</span>;
}
