import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { addRedirects, readRedirects, removeRedirect } from './redirect-desk.ts';

const managers = withPermission('manage-school');

export const redirectDeskRoutes = {
  listRedirects: os.redirectDesk.listRedirects
    .use(managers)
    .handler(({ input, context: { db } }) => readRedirects(db, input)),
  addRedirects: os.redirectDesk.addRedirects
    .use(managers)
    .handler(async ({ input, context }) => ({ total: await addRedirects(editorOf(context), input.linhas) })),
  removeRedirect: os.redirectDesk.removeRedirect.use(managers).handler(async ({ input, context }) => {
    await removeRedirect(editorOf(context), input.caminho);
    return { ok: true as const };
  }),
};
