import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { answerQuestion, decideReview, discardQuestion } from './moderation.functions.ts';
import {
  validateAnswer,
  validateDecision,
  readAnswerText,
  readDecision,
  readDiscard,
  toDecision,
} from './moderation.schema.ts';
import { doneTexts } from './done-texts.ts';

export const reviewActions = {
  opiniao: noScriptAction({
    read: readDecision,
    find: validateDecision,
    send: async (entries) => {
      const { situacao } = await decideReview({ data: toDecision(entries) });
      return { done: { mensagem: doneTexts[situacao] } };
    },
  }),
};

export const questionActions = {
  resposta: noScriptAction({
    read: readAnswerText,
    find: validateAnswer,
    send: async (entries) => {
      await answerQuestion({ data: entries });
      return { done: { mensagem: doneTexts.answered } };
    },
  }),
  descarte: noScriptAction({
    read: readDiscard,
    find: () => ({}),
    send: async (entries) => {
      await discardQuestion({ data: entries });
      return { done: { mensagem: doneTexts.discarded } };
    },
  }),
};
