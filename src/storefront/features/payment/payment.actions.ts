import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { noScriptButton } from '#/storefront/forms/no-script-action.ts';
import { regeneratePix } from './payment.functions.ts';

export const regenerateActions = (codigoCompra: string) => ({
  regerar: noScriptButton(async () => {
    await regeneratePix({ data: { codigoCompra } });
    return { goTo: fillPath('/pix/$codigoCompra', { codigoCompra }) };
  }),
});
