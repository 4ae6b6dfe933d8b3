import { done, plainButton } from '#/storefront/forms/plain-post.ts';
import { joinWaitingList, leaveWaitingList } from './waiting-list.functions.ts';

export const waitingListPosts = (offerId: number) => ({
  'entrar-na-lista': plainButton(() => joinWaitingList({ data: { offerId } }).then(() => done)),
  'sair-da-lista': plainButton(() => leaveWaitingList({ data: { offerId } }).then(() => done)),
});
