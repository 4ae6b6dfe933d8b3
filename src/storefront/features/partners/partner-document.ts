import { mayShowPartners } from '#/domain/site/partner-pages.ts';

interface Document {
  isOpen: boolean;
  isGranted: boolean;
  isVisitor: boolean;
}

/**
 * Whether a page needs a document of its own (ANALYTICS-11): one with the scripts of partners never goes on
 * to personal data, and one without them can't let them in later.
 */
export function needsOwnDocument({ isOpen, isGranted, isVisitor }: Document, path: string): boolean {
  return isOpen !== (isGranted && isVisitor && mayShowPartners(path));
}

let isLeaving = false;

export function leaveDocument(href: string): void {
  isLeaving = true;
  // The router may have written the address already, and one with a hash would only be scrolled to.
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.assign(href);
}

/** Never resolves once this document is being left. */
export function stayInDocument(): Promise<void> {
  return isLeaving ? new Promise(() => {}) : Promise.resolve();
}
