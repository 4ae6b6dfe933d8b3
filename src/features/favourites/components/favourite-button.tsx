import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { fillPath } from '#/blocks/page/fill-path.ts';
import { rememberAct, takeAct } from '#/blocks/page/pending-act.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { formatSearchParams } from '#/domain/site/search-params.ts';
import { classNames } from '#/ui/class-names.ts';
import { Icon } from '#/ui/display/icon.tsx';
import { useToast } from '#/ui/feedback/toast-provider.tsx';
import { favouriteFormId } from './favourite-form.tsx';
import { favouriteMutations, favouriteQueries, refreshFavourites } from '../favourites.queries.ts';

interface FavouriteButtonProps {
  course: { id_produto: number; titulo: string };
  signedIn: boolean;
}

const to = '/autenticacao';

/** Keeps a course among the favourites. Visitors sign in first; back here, what they pressed is done. */
export function FavouriteButton({ course, signedIn }: FavouriteButtonProps) {
  const here = useLocation({ select: (location) => location.href });
  if (signedIn) return <FavouriteToggle course={course} />;
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

function FavouriteToggle({ course }: { course: FavouriteButtonProps['course'] }) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { data: ids = [] } = useQuery(favouriteQueries.ids());
  const change = useMutation({
    ...favouriteMutations.set(),
    onSettled: () => refreshFavourites(queryClient),
    onError: (error) =>
      showToast({ tone: 'danger', text: error instanceof PublicError ? error.mensagem : 'Tente de novo.' }),
  });
  const { mutate } = change;
  useEffect(() => {
    if (!takeAct('favoritar', course.id_produto)) return;
    mutate(
      { id: course.id_produto, favourite: true },
      {
        onSuccess: () => showToast({ tone: 'success', text: `${course.titulo} está nos seus favoritos` }),
      },
    );
  }, [course, mutate, showToast]);
  const favourite = change.isPending ? change.variables.favourite : ids.includes(course.id_produto);
  return (
    <button
      type="submit"
      form={favouriteFormId}
      name={favourite ? 'tirar' : 'guardar'}
      value={course.id_produto}
      aria-pressed={favourite}
      onClick={(event) => {
        event.preventDefault();
        mutate({ id: course.id_produto, favourite: !favourite });
      }}
      className={classNames('heart', favourite && 'heart-chosen')}
    >
      <Icon name={favourite ? 'heart-filled' : 'heart'} label={`Favoritar ${course.titulo}`} />
    </button>
  );
}
