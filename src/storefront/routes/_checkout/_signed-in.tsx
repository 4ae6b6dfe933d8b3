import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../-guards.ts';

/** Pages of a payment that began: for signed-in people; others sign in first and come back. */
export const Route = createFileRoute('/_checkout/_signed-in')({
  beforeLoad: (route) => guard(route, 'signed-in'),
});
