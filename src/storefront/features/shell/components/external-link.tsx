import type { ReactNode } from 'react';

interface ExternalLinkProps {
  href: string;
  className?: string;
  /** What it says where its content is a picture only. */
  label?: string;
  children: ReactNode;
}

const hint = ' (abre em nova aba)';

/** Leads to another site, in a new tab, and says so. */
export function ExternalLink({ href, className, label, children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={className}
      {...(label && { 'aria-label': label + hint })}
    >
      <span className="contents">{children}</span>
      {!label && <NewTabHint />}
    </a>
  );
}

/** Tells a screen reader that a link opens a new tab. */
export function NewTabHint() {
  return <span className="sr-only">{hint}</span>;
}
