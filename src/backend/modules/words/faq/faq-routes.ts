import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { createFaqItem, deleteFaqItem, readFaq, readFaqItem, readFaqItems, saveFaqItem } from './faq.ts';

const managers = withPermission('manage-school');

export const faqRoutes = {
  getFaq: os.faq.getFaq.handler(({ context: { db } }) => readFaq(db)),
  listFaqItems: os.faq.listFaqItems.use(managers).handler(({ context: { db } }) => readFaqItems(db)),
  getFaqItem: os.faq.getFaqItem
    .use(managers)
    .handler(({ input, context: { db } }) => readFaqItem(db, input.id)),
  createFaqItem: os.faq.createFaqItem
    .use(managers)
    .handler(async ({ input, context }) => ({ id_item: await createFaqItem(editorOf(context), input) })),
  saveFaqItem: os.faq.saveFaqItem.use(managers).handler(async ({ input, context }) => {
    const { id, versao, pergunta_frequente: entry } = input;
    return { versao: await saveFaqItem(editorOf(context), id, versao, entry) };
  }),
  deleteFaqItem: os.faq.deleteFaqItem.use(managers).handler(async ({ input, context }) => {
    await deleteFaqItem(editorOf(context), input.id, input.versao);
    return { ok: true as const };
  }),
};
