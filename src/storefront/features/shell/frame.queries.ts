import { DEFAULT_LAYOUT } from '#/domain/site/site-layout.ts';
import { footerQueries } from './footer.queries.ts';
import { shellQueries } from './shell.queries.ts';

export const frameQueries = () =>
  [
    shellQueries.menu(),
    shellQueries.promotion(),
    shellQueries.areaVariant(),
    footerQueries.contacts(),
    footerQueries.paymentMethods(),
    footerQueries.certificates(),
    footerQueries.socialGroups(),
    footerQueries.layout(DEFAULT_LAYOUT),
  ] as const;
