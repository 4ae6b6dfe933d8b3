import * as v from 'valibot';
import { REQUIRED_MESSAGE } from './required.ts';
import { tooLongMessage } from './text-rules.ts';
import { visibleText } from './visible-text.ts';

const typedMarkdown = () =>
  v.pipe(
    v.string(),
    v.transform((text) => visibleText(text.replaceAll(/\r\n?/g, '\n')).trim()),
  );

/** Markdown as it was typed, with one kind of line break. */
export const markdownSource = (max: number) =>
  v.pipe(typedMarkdown(), v.nonEmpty(REQUIRED_MESSAGE), v.maxLength(max, tooLongMessage(max)));

/** As {@link markdownSource}, and it may be empty. */
export const optionalMarkdown = (max: number) =>
  v.pipe(typedMarkdown(), v.maxLength(max, tooLongMessage(max)));
