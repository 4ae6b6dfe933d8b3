import { done, plainForm } from '#/storefront/forms/plain-post.ts';
import { askQuestion, voteReview, writeReview } from './course.functions.ts';
import {
  findQuestionProblems,
  findReviewProblems,
  findVoteProblems,
  readQuestion,
  readReview,
  readVote,
} from './course.schema.ts';

export const coursePosts = (id: number) => ({
  pergunta: plainForm({
    read: readQuestion,
    find: findQuestionProblems,
    send: (entries) => askQuestion({ data: { id, ...entries } }).then(() => done),
  }),
  voto: plainForm({
    read: readVote,
    find: findVoteProblems,
    send: (entries) => voteReview({ data: { id, ...entries } }).then(() => done),
  }),
  opiniao: plainForm({
    read: readReview,
    find: findReviewProblems,
    send: (entries) => writeReview({ data: { id, ...entries } }).then(() => done),
  }),
});
