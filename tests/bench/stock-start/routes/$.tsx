import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';

declare const pageTrees: ReadonlyMap<string, ReactNode>;

export const Route = createFileRoute('/$')({
  component: () => pageTrees.get(Route.useMatch({ select: ({ pathname }) => pathname })),
});
