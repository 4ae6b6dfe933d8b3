import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ComponentType } from 'react';
import { draw } from '#/platform/rendering/draw.tsx';
import { nameData } from '#/platform/hydration/name-data.ts';
import { drawnData, type footerParts } from '#/storefront/features/shell/drawn-data.ts';
import { FooterColumns } from './footer-columns.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { SocialGroups } from './social-links.tsx';

type FooterDrawing = Record<keyof typeof footerParts, string | undefined>;

export const drawFooter = createIsomorphicFn()
  .server((queryClient: QueryClient, router: AnyRouter): FooterDrawing | undefined => {
    const data = drawnData(queryClient);
    if (!data) return undefined;
    const name = `footer ${data.map(([, value]) => nameData(value)).join(' ')}`;
    const html = (part: string, Part: ComponentType) =>
      draw(`${name} ${part}`, router, () => {
        const own = new QueryClient();
        for (const [queryKey, value] of data) own.setQueryData(queryKey, value);
        return (
          <QueryClientProvider client={own}>
            <Part />
          </QueryClientProvider>
        );
      });
    return {
      columns: html('columns', FooterColumns),
      payment: html('payment', PaymentMethods),
      networks: html('networks', SocialGroups),
    };
  })
  .client((): FooterDrawing | undefined => undefined);
