import type { FocusEvent } from 'react';

/** Brings the text of an uncontrolled input into form when it is left, blanks around it taken away first. */
export const tidyOnLeaving =
  (tidy: (text: string) => string = (text) => text) =>
  ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    const tidied = tidy(input.value.trim());
    if (tidied !== input.value) input.value = tidied;
  };
