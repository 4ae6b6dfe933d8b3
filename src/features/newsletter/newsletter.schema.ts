import * as v from 'valibot';
import type { FieldProblems } from '#/blocks/form-problems.ts';
import { emailSchema } from '#/domain/email.ts';
import { NEWSLETTER_TEXT_VERSION } from '#/domain/newsletter.ts';

export interface NewsletterEntries {
  email: string;
}

export function readNewsletterEntries(data: FormData): NewsletterEntries {
  const email = data.get('email');
  return { email: typeof email === 'string' ? email.trim() : '' };
}

export function findNewsletterProblems({ email }: NewsletterEntries): FieldProblems {
  return { email: v.safeParse(emailSchema, email).issues?.[0].message };
}

/** With the version of the text that stands beside the button. */
export function toSubscription({ email }: NewsletterEntries) {
  return { email, versao: NEWSLETTER_TEXT_VERSION };
}
