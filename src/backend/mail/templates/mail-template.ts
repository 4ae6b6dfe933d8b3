import type { ComponentType } from 'react';

/** Words of a subject or preview: the same in each mail, or made from what this one is about. */
type Words<Props> = string | ((props: Props) => string);

/** One kind of mail. Its props are plain values, its addresses absolute; the layout is the same for all. */
export interface MailTemplate<Props extends object> {
  subject: Words<Props>;
  preview: Words<Props>;
  title: Words<Props>;
  /** Why it was sent, for the small print; that there is an account or a purchase when left out. */
  reason?: string;
  Content: ComponentType<Props>;
}
