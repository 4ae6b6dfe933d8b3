import { createFileRoute } from '@tanstack/react-router';
import { refuseUnmatched } from '#/storefront/features/navigation/redirect/unmatched-page.ts';

/** Whatever matches nothing else, so that the page for it has the layout's header and footer. */
export const Route = createFileRoute('/_default/$')({ beforeLoad: () => refuseUnmatched() });
