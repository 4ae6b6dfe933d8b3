import { Route as target } from '../_default/$vitrine.tsx';
import { Route as search } from '../_default/busca.tsx';
import { Route as campaign } from '../_default/campanha.$promoTitle.tsx';
import { Route as offers } from '../_default/ofertas.tsx';
import { Route as promotions } from '../_default/promocoes.tsx';

export const pages = {
  '/$vitrine': target,
  '/busca': search,
  '/ofertas': offers,
  '/promocoes': promotions,
  '/campanha/$promoTitle': campaign,
};
