import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { plainButton } from '#/storefront/forms/plain-post.ts';
import { openGuardianLink } from './guardian.functions.ts';

/** The button of a guardian's link when it comes as a plain POST. */
export const guardianPosts = (convite: string) => ({
  'abrir-compra': plainButton(async () => {
    const { codigo } = await openGuardianLink({ data: { convite } });
    return { goTo: fillPath('/minhas-compras/$codigo', { codigo }) };
  }),
});
