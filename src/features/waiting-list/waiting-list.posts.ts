import { done, plainButton } from '#/forms/plain-post.ts';
import { joinWaitingList, leaveWaitingList } from './waiting-list.functions.ts';

/** The waiting list of an offer when it comes as a plain POST. */
export const waitingListPosts = (idOferta: number) => ({
  'entrar-na-lista': plainButton(() => joinWaitingList({ data: { idOferta } }).then(() => done)),
  'sair-da-lista': plainButton(() => leaveWaitingList({ data: { idOferta } }).then(() => done)),
});
