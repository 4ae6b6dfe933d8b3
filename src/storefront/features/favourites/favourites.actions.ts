import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { safeRedirectPath } from '#/domain/site/redirect-path.ts';
import { formatSearchParams } from '#/domain/site/search-params.ts';
import { setFavourite } from './favourites.functions.ts';

export const favouriteActions = {
  favorito: noScriptAction({
    read: (data) => ({
      id: Number(data.get('guardar') ?? data.get('tirar')),
      favourite: data.has('guardar'),
      back: safeRedirectPath(data.get('voltar')),
    }),
    find: ({ id }) => ({ id: Number.isInteger(id) && id > 0 ? undefined : 'Escolha um curso' }),
    send: async ({ id, favourite, back }) => {
      try {
        await setFavourite({ data: { id, favourite } });
      } catch (error) {
        if (!(error instanceof PublicError && error.status === 401)) throw error;
        return { goTo: fillPath('/autenticacao', {}) + formatSearchParams({ redirect_to: back }) };
      }
      return { goTo: back };
    },
  }),
};
