import { redirect } from '@tanstack/react-router';
import { createServerOnlyFn } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';
import { describeFailure, listProblems, type Failure, type FieldProblems } from '#/blocks/form-problems.ts';
import { PublicError } from '#/domain/public-error.ts';
import {
  findCompanyLeadProblems,
  readCompanyLead,
  toCompanyLead,
  type CompanyLeadEntries,
} from './company-lead.schema.ts';
import { sendPostedLead } from './companies.functions.ts';

/** A form that was sent without JavaScript and came back: what was typed, and what is wrong with it. */
export interface ReturnedLead {
  entries: CompanyLeadEntries;
  problems: FieldProblems;
  failure?: Failure;
}

/**
 * Takes a form that the browser itself posted.
 * @returns what to show again; a form that was accepted leads to the page that says so
 */
export const takePostedLead = createServerOnlyFn(async (request: Request): Promise<ReturnedLead> => {
  const entries = readCompanyLead(await request.formData().catch(() => new FormData()));
  const problems = findCompanyLeadProblems(entries);
  if (listProblems(problems).length > 0) {
    setResponseStatus(422);
    return { entries, problems };
  }
  try {
    await sendPostedLead(toCompanyLead(entries));
  } catch (error) {
    const failure = describeFailure(error);
    setResponseStatus(error instanceof PublicError ? error.status : 503);
    return { entries, problems: failure.problems, failure };
  }
  throw redirect({ to: '/para-empresas', search: { enviado: 'sim' }, hash: 'pedido', statusCode: 303 });
});
