import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { plainButton } from '#/storefront/forms/plain-post.ts';
import { openGuardianLink } from './guardian.functions.ts';

export const guardianPosts = (convite: string) => ({
  'abrir-compra': plainButton(async () => {
    const { codigo } = await openGuardianLink({ data: { convite } });
    return { goTo: fillPath('/minhas-compras/$codigo', { codigo }) };
  }),
});
