import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withConfirmedPermission, withPermission } from '#/backend/request/require-session.ts';
import { createMachineKey, endMachineKey, listMachineKeys } from './machine-keys.ts';

const confirmed = withConfirmedPermission('manage-school');

export const machineKeyRoutes = {
  listMachineKeys: os.machineKey.listMachineKeys
    .use(withPermission('manage-school'))
    .handler(({ context: { db } }) => listMachineKeys(db)),
  createMachineKey: os.machineKey.createMachineKey
    .use(confirmed)
    .handler(({ input, context }) => createMachineKey(editorOf(context), input)),
  endMachineKey: os.machineKey.endMachineKey.use(confirmed).handler(async ({ input, context }) => {
    await endMachineKey(editorOf(context), input.id);
    return { ok: true as const };
  }),
};
