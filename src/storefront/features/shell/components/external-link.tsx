import type { ReactNode } from 'react';

interface ExternalLinkProps {
  href: string;
  className?: string;
  label?: string;
  children: ReactNode;
}

const hint = ' (abre em nova aba)';

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

export function NewTabHint() {
  return <span className="sr-only">{hint}</span>;
}
