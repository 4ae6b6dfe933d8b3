import type { ComponentType } from 'react';

type Words<Props> = string | ((props: Props) => string);

/** One kind of mail. Its props are plain values, its addresses absolute; the layout is the same for all. */
export interface MailTemplate<Props extends object> {
  subject: Words<Props>;
  preview: Words<Props>;
  title: Words<Props>;
  reason?: string;
  Content: ComponentType<Props>;
}
