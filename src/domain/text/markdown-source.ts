import * as v from 'valibot';
import { REQUIRED_MESSAGE } from './required.ts';
import { tooLongMessage } from './text-rules.ts';
import { visibleText } from './visible-text.ts';

/** Markdown as it was typed, with one kind of line break. */
export const markdownSource = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => visibleText(text.replaceAll(/\r\n?/g, '\n')).trim()),
    v.nonEmpty(REQUIRED_MESSAGE),
    v.maxLength(max, tooLongMessage(max)),
  );
