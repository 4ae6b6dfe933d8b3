import { getRouteApi } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { hearts } from '#/storefront/features/favourites/hearts.tsx';
import { ListPage } from '#/storefront/features/search/components/list-page.tsx';
import { CallbackButton } from '#/storefront/features/shell/components/callback-provider.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

type ListRouteProps = Omit<ComponentProps<typeof ListPage>, 'callback' | 'renderFavourite' | 'chosenAmong'>;

const layout = getRouteApi('/_default');

export function ListRoute(props: ListRouteProps) {
  const signedIn = layout.useRouteContext({ select: ({ session }) => session.person !== null });
  return (
    <ListPage
      {...props}
      callback={<CallbackButton className={buttonClass({ variant: 'secondary' })} />}
      {...hearts(signedIn)}
    />
  );
}
