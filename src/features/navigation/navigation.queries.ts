import { queryOptions } from '@tanstack/react-query';
import { findGatewayTarget } from './navigation.functions.ts';

export const navigationQueries = {
  /** Where `/sgn/{path}?origin=` leads; null where nowhere. */
  gatewayTarget: (path: string, origin: string) =>
    queryOptions({
      queryKey: ['navigation', 'gateway-target', path, origin],
      queryFn: () => findGatewayTarget({ data: { path, origin } }),
    }),
};
