import { implement } from '@orpc/server';
import { contract } from '#/contract/contract.ts';
import type { RequestContext } from './context.ts';

/**
 * Every route is made from here: `os.session.login.handler(…)`, its input and output checked by the contract.
 */
export const os = implement(contract).$context<RequestContext>();
