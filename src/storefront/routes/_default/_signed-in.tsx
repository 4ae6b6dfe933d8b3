import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../-guards.ts';

export const Route = createFileRoute('/_default/_signed-in')({
  beforeLoad: (route) => {
    guard(route, 'signed-in');
    return { person: route.context.session.person! };
  },
});
