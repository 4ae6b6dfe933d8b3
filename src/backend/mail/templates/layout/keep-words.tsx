import { Children } from 'react';

const unbreakable = /(\be-mails?\b[.,;:)]?|\bNR-\d+[.,;:)]?|\S+ ·)/i;

/** A text that breaks between words only. Its characters stay as written, in both parts of a mail. */
export function keepWords(text: string) {
  return Children.map(text.split(unbreakable), (part, index) =>
    index % 2 === 1 ? <span style={{ whiteSpace: 'nowrap' }}>{part}</span> : part,
  );
}
