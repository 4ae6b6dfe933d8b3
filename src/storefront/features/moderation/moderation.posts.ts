import { plainForm } from '#/storefront/forms/plain-post.ts';
import { answerQuestion, decideReview, discardQuestion } from './moderation.functions.ts';
import {
  findAnswerProblems,
  findDecisionProblems,
  readAnswerText,
  readDecision,
  readDiscard,
  toDecision,
} from './moderation.schema.ts';
import { doneTexts } from './done-texts.ts';

export const reviewPosts = {
  opiniao: plainForm({
    read: readDecision,
    find: findDecisionProblems,
    send: async (entries) => {
      const { situacao } = await decideReview({ data: toDecision(entries) });
      return { done: { mensagem: doneTexts[situacao] } };
    },
  }),
};

export const questionPosts = {
  resposta: plainForm({
    read: readAnswerText,
    find: findAnswerProblems,
    send: async (entries) => {
      await answerQuestion({ data: entries });
      return { done: { mensagem: doneTexts.answered } };
    },
  }),
  descarte: plainForm({
    read: readDiscard,
    find: () => ({}),
    send: async (entries) => {
      await discardQuestion({ data: entries });
      return { done: { mensagem: doneTexts.discarded } };
    },
  }),
};
