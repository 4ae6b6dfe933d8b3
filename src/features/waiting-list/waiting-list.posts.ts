import { plainButton } from '#/forms/plain-post.ts';
import { joinWaitingList, leaveWaitingList } from './waiting-list.functions.ts';

/** Tells what it did by the place that the page shows. */
const told = { done: {} };

/** The waiting list of an offer when it comes as a plain POST. */
export const waitingListPosts = (idOferta: number) => ({
  'entrar-na-lista': plainButton(() => joinWaitingList({ data: { idOferta } }).then(() => told)),
  'sair-da-lista': plainButton(() => leaveWaitingList({ data: { idOferta } }).then(() => told)),
});
