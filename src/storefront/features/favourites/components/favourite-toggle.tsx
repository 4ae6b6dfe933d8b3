import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { takeAct } from '#/storefront/shared/page/pending-act.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { classNames } from '#/storefront/ui/class-names.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { useToast } from '#/storefront/ui/feedback/toast-provider.tsx';
import { favouriteFormId } from './favourite-form.tsx';
import { favouriteMutations, favouriteQueries, refreshFavourites } from '../favourites.queries.ts';

export function FavouriteToggle({ course }: { course: { id_produto: number; titulo: string } }) {
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
