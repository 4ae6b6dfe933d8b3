import type { ComponentProps } from 'react';
import { useLocation } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { Link } from '#/storefront/shared/page/link.tsx';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { rememberedAct } from '#/storefront/shared/page/pending-act.ts';
import { formatSearchParams } from '#/domain/site/search-params.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { LazyFavouriteToggle } from './lazy-favourite-toggle.ts';

interface FavouriteButtonProps {
  course: { id_produto: number; titulo: string };
  signedIn: boolean;
}

export function FavouriteButton({ course, signedIn }: FavouriteButtonProps) {
  const here = useLocation({ select: (location) => location.href });
  if (signedIn) return <LazyFavouriteToggle course={course} />;
  return (
    <SignInLink here={here} className="heart" {...rememberedAct('favoritar', course.id_produto)}>
      <Icon name="heart" label={`Entrar para favoritar ${course.titulo}`} />
    </SignInLink>
  );
}

type SignInLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { here: string };

const to = '/autenticacao';

// On every card: a plain anchor on the server, as in `course-link.tsx`.
const SignInLink = createIsomorphicFn()
  .server(({ here, ...anchor }: SignInLinkProps) => (
    <a {...anchor} href={`${fillPath(to, {})}${formatSearchParams({ redirect_to: here })}`} />
  ))
  .client(({ here, ...anchor }: SignInLinkProps) => (
    <Link to={to} search={{ redirect_to: here }} {...anchor} />
  ));
