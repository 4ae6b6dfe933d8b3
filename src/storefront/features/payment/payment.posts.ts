import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { plainButton } from '#/storefront/forms/plain-post.ts';
import { regeneratePix } from './payment.functions.ts';

/** The button that makes a new Pix when it comes as a plain POST. */
export const regeneratePosts = (codigoCompra: string) => ({
  regerar: plainButton(async () => {
    await regeneratePix({ data: { codigoCompra } });
    return { goTo: fillPath('/pix/$codigoCompra', { codigoCompra }) };
  }),
});
