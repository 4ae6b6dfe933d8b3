import { plainPath } from '../request/plain-path.ts';
import { isPublicPage } from './page-kinds.ts';

const asking = new Set(['fale-conosco', 'para-empresas']);

/**
 * Whether the scripts of partners may run on a page, as far as its path tells (ANALYTICS-10): on none that
 * shows or asks for personal data. What isn't a page, such as the call of a server function, is none of them.
 */
export function mayShowPartners(path: string): boolean {
  return (
    isPublicPage(path) &&
    !asking.has(plainPath(path.split('/', 2)[1] ?? '').toLowerCase()) &&
    !/^\/[_.]/.test(path)
  );
}
