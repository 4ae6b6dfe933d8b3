import type { ComponentType } from 'react';
import type { NamedBrand } from '#/domain/school/brand-name.ts';

type Words<Props> = string | ((props: Props, brand: NamedBrand) => string);

/** One kind of mail. Its props are plain values, its addresses absolute; the layout is the same for all. */
export interface MailTemplate<Props extends object> {
  subject: Words<Props>;
  preview: Words<Props>;
  title: Words<Props>;
  reason?: string | ((brand: NamedBrand) => string);
  Content: ComponentType<Props & { brand: NamedBrand }>;
}
