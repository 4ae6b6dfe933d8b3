import { useLocation } from '@tanstack/react-router';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';

export const favouriteFormId = 'favoritos';

export function FavouriteForm() {
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return (
    <form id={favouriteFormId} method="post" action={fillPath('/cursos-favoritos', {})} hidden>
      <FormName name="favorito" />
      <input type="hidden" name="voltar" value={here} />
    </form>
  );
}
