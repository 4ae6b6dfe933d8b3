import { createFileRoute, notFound } from '@tanstack/react-router';

/** Whatever matches nothing else, so that the page for it has the layout's header and footer. */
export const Route = createFileRoute('/_default/$')({
  beforeLoad: () => {
    throw notFound();
  },
});
