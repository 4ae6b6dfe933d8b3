import type { FocusEvent } from 'react';
import { visibleText } from '#/domain/text/visible-text.ts';

/**
 * Brings the text of an uncontrolled input into form when it is left: what is seen of it, without blanks
 * around.
 */
export const tidyOnLeaving =
  (tidy: (text: string) => string = (text) => text) =>
  ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    const tidied = tidy(visibleText(input.value).trim());
    if (tidied !== input.value) input.value = tidied;
  };
