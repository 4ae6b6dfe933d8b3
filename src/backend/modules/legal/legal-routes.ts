import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { readLegalDraft, readLegalText } from './read-legal-text.ts';
import { publishLegalText, saveLegalDraft } from './save-legal-text.ts';

const schoolOf = async ({ db, settings }: Pick<RequestContext, 'db' | 'settings'>) => ({
  brand: await readBrand(db, settings),
  siteUrl: settings.publicUrl,
});
const depsOf = ({ db, clock, requestId }: Pick<RequestContext, 'db' | 'clock' | 'requestId'>) => ({
  db,
  now: clock(),
  requestId,
});

export const legalRoutes = {
  getLegalText: os.legal.getLegalText.handler(({ input, context: { db, clock } }) =>
    readLegalText(db, clock(), input),
  ),
  getLegalDraft: os.legal.getLegalDraft
    .use(withPermission('manage-school'))
    .handler(async ({ input, context }) =>
      readLegalDraft(context.db, context.clock(), { ...input, ...(await schoolOf(context)) }),
    ),
  saveLegalDraft: os.legal.saveLegalDraft
    .use(withPermission('manage-school'))
    .handler(({ input, context }) => saveLegalDraft(depsOf(context), context.session, input)),
  publishLegalText: os.legal.publishLegalText
    .use(withPermission('manage-school'))
    .handler(async ({ input: { exige_novo_aceite: exigeNovoAceite, ...typed }, context }) =>
      publishLegalText(
        depsOf(context),
        context.session,
        { ...typed, exigeNovoAceite },
        await schoolOf(context),
      ),
    ),
};
