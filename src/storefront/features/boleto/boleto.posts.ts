import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { plainButton } from '#/storefront/forms/plain-post.ts';
import { renewBoleto } from './boleto.functions.ts';

export const renewPosts = (v: string) => ({
  renovar: plainButton(async () => {
    await renewBoleto({ data: { v } });
    return { goTo: `${fillPath('/boleto/ecommerce-imprimir', {})}?${new URLSearchParams({ v }).toString()}` };
  }),
});
