import { done, noScriptButton } from '#/storefront/forms/no-script-action.ts';
import { joinWaitingList, leaveWaitingList } from './waiting-list.functions.ts';

export const waitingListActions = (offerId: number) => ({
  'entrar-na-lista': noScriptButton(() => joinWaitingList({ data: { offerId } }).then(() => done)),
  'sair-da-lista': noScriptButton(() => leaveWaitingList({ data: { offerId } }).then(() => done)),
});
