import { Children } from 'react';

/** What is read as one word though mail programs break it: 'e-mail', 'NR-35', and a '·' with what it ends. */
const keptTogether = /(\be-mails?\b[.,;:)]?|\bNR-\d+[.,;:)]?|\S+ ·)/i;

/** A text that breaks between words only. Its characters stay as written, in both parts of a mail. */
export function keepWords(text: string) {
  // Every second part is to be kept together.
  return Children.map(text.split(keptTogether), (part, index) =>
    index % 2 === 1 ? <span style={{ whiteSpace: 'nowrap' }}>{part}</span> : part,
  );
}
