import { useLocation } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { rememberAct } from '#/storefront/shared/page/pending-act.ts';
import { formatSearchParams } from '#/domain/site/search-params.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { LateFavouriteToggle } from './late-favourite-toggle.ts';

interface FavouriteButtonProps {
  course: { id_produto: number; titulo: string };
  signedIn: boolean;
}

const to = '/autenticacao';

export function FavouriteButton({ course, signedIn }: FavouriteButtonProps) {
  const here = useLocation({ select: (location) => location.href });
  if (signedIn) return <LateFavouriteToggle course={course} />;
  const heart = <Icon name="heart" label={`Entrar para favoritar ${course.titulo}`} />;
  // As in blocks/course-link.tsx: on every card, so the server writes it bare.
  if (import.meta.env.SSR) {
    return (
      <a href={`${fillPath(to, {})}${formatSearchParams({ redirect_to: here })}`} className="heart">
        {heart}
      </a>
    );
  }
  return (
    <Link
      to={to}
      search={{ redirect_to: here }}
      onClick={() => rememberAct('favoritar', course.id_produto)}
      className="heart"
    >
      {heart}
    </Link>
  );
}
