import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { noScriptButton } from '#/storefront/forms/no-script-action.ts';
import { openGuardianLink } from './guardian.functions.ts';

export const guardianActions = (convite: string) => ({
  'abrir-compra': noScriptButton(async () => {
    const { codigo } = await openGuardianLink({ data: { convite } });
    return { goTo: fillPath('/minhas-compras/$codigo', { codigo }) };
  }),
});
