import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldProblems } from '#/storefront/forms/form-problems.ts';
import { emailSchema } from '#/domain/person/email.ts';
import { NEWSLETTER_TEXT_VERSION } from '#/domain/community/newsletter.ts';

export interface NewsletterEntries {
  email: string;
}

export function readNewsletterEntries(data: FormData): NewsletterEntries {
  return { email: formText(data, 'email').trim() };
}

export function findNewsletterProblems({ email }: NewsletterEntries): FieldProblems {
  return { email: v.safeParse(emailSchema, email).issues?.[0].message };
}

export function toSubscription({ email }: NewsletterEntries) {
  return { email, versao: NEWSLETTER_TEXT_VERSION };
}
