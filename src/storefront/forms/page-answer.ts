import { createContext, useContext, useState } from 'react';
import { answerTo, type FormAnswer } from './form-answer.ts';

export const PageAnswer = createContext<FormAnswer | undefined>(undefined);

export function usePageAnswer(form: string): FormAnswer | undefined {
  const answer = answerTo(useContext(PageAnswer), form);
  return useState(answer)[0];
}
