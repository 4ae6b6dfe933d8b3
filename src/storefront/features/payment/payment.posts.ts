import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { plainButton } from '#/storefront/forms/plain-post.ts';
import { regeneratePix } from './payment.functions.ts';

export const regeneratePosts = (codigoCompra: string) => ({
  regerar: plainButton(async () => {
    await regeneratePix({ data: { codigoCompra } });
    return { goTo: fillPath('/pix/$codigoCompra', { codigoCompra }) };
  }),
});
