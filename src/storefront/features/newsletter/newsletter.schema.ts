import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { emailSchema } from '#/domain/person/email.ts';
import { NEWSLETTER_TEXT_VERSION } from '#/domain/community/newsletter.ts';

export interface NewsletterEntries {
  email: string;
}

export function readNewsletterEntries(data: FormData): NewsletterEntries {
  return { email: formText(data, 'email').trim() };
}

export function validateNewsletter({ email }: NewsletterEntries): FieldErrors {
  return { email: v.safeParse(emailSchema, email).issues?.[0].message };
}

export function toSubscription({ email }: NewsletterEntries) {
  return { email, versao: NEWSLETTER_TEXT_VERSION };
}
