import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';

declare const pageTrees: ReadonlyMap<string, ReactNode>;

/** Any page: the elements of another shop's page at the same address, with no data of its own. */
export const Route = createFileRoute('/$')({
  component: () => pageTrees.get(Route.useMatch({ select: ({ pathname }) => pathname })),
});
