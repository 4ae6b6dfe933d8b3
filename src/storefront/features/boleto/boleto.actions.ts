import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { noScriptButton } from '#/storefront/forms/no-script-action.ts';
import { renewBoleto } from './boleto.functions.ts';

export const renewActions = (v: string) => ({
  renovar: noScriptButton(async () => {
    await renewBoleto({ data: { v } });
    return { goTo: `${fillPath('/boleto/ecommerce-imprimir', {})}?${new URLSearchParams({ v }).toString()}` };
  }),
});
