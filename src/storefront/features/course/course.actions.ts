import { done, noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { askQuestion, voteReview, writeReview } from './course.functions.ts';
import {
  validateQuestion,
  validateReview,
  validateVote,
  readQuestion,
  readReview,
  readVote,
} from './course.schema.ts';

export const courseActions = (id: number) => ({
  pergunta: noScriptAction({
    read: readQuestion,
    find: validateQuestion,
    send: (entries) => askQuestion({ data: { id, ...entries } }).then(() => done),
  }),
  voto: noScriptAction({
    read: readVote,
    find: validateVote,
    send: (entries) => voteReview({ data: { id, ...entries } }).then(() => done),
  }),
  opiniao: noScriptAction({
    read: readReview,
    find: validateReview,
    send: (entries) => writeReview({ data: { id, ...entries } }).then(() => done),
  }),
});
