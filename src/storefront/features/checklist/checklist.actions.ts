import { noScriptButton } from '#/storefront/forms/no-script-action.ts';
import { runTest } from './checklist.functions.ts';
import type { ConnectionTest } from './connection-tests.ts';

const testButton = (teste: ConnectionTest) =>
  noScriptButton(async () => ({ done: { linhas: (await runTest({ data: { teste } })).linhas } }));

/** The tests of `/gestao` when they come without JavaScript. */
export const checklistActions = { cobranca: testButton('cobranca'), email: testButton('email') };
