import { mayShowPartners } from '#/domain/site/partner-pages.ts';

interface Document {
  isOpen: boolean;
  isGranted: boolean;
  isVisitor: boolean;
}

/** A page with partner scripts never navigates within the document to personal data (ANALYTICS-11). */
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
