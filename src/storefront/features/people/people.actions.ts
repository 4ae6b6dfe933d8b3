import { noScriptButton } from '#/storefront/forms/no-script-action.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { endPersonSessions } from './people.functions.ts';

/** The form of `/gestao/pessoas/$idPessoa` when it comes without JavaScript. */
export const personActions = (id: number) => ({
  sessoes: noScriptButton(async () => {
    await endPersonSessions({ data: { id } });
    return { goTo: fillPath('/gestao/pessoas/$idPessoa', { idPessoa: id }) };
  }),
});
