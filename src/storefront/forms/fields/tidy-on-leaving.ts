import type { FocusEvent } from 'react';
import { visibleText } from '#/domain/text/visible-text.ts';

export const tidyOnLeaving =
  (tidy: (text: string) => string = (text) => text) =>
  ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    const tidied = tidy(visibleText(input.value).trim());
    if (tidied !== input.value) input.value = tidied;
  };
