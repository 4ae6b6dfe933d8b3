import { plainPath } from '../request/plain-path.ts';
import { isPublicPage } from './page-kinds.ts';

const asking = new Set(['fale-conosco', 'para-empresas']);

/** Partner scripts run on no page with personal data (ANALYTICS-10). */
export function mayShowPartners(path: string): boolean {
  return (
    isPublicPage(path) &&
    !asking.has(plainPath(path.split('/', 2)[1] ?? '').toLowerCase()) &&
    !/^\/[_.]/.test(path)
  );
}
