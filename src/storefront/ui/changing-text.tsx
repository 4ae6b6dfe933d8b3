/**
 * A text that comes, goes or changes beside other things. A browser that translates the page puts nodes of
 * its own in the place of a text, so React replaces the whole element (SHELL-23).
 */
export function ChangingText({ children }: { children: string | number }) {
  return <span key={children}>{children}</span>;
}
