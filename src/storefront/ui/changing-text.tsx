/**
 * A text beside conditional siblings. Browser translation replaces text nodes, so React must replace the
 * whole element (SHELL-23).
 */
export function ChangingText({ children }: { children: string | number }) {
  return <span key={children}>{children}</span>;
}
