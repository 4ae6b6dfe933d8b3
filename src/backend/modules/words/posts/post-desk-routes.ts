import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { createPost, publishPost, readDeskPost, readDeskPosts, savePost, savePostCover } from './posts.ts';

const managers = withPermission('manage-school');

export const postDeskRoutes = {
  listDeskPosts: os.postDesk.listDeskPosts
    .use(managers)
    .handler(({ input, context: { db, clock } }) => readDeskPosts(db, clock(), input)),
  getDeskPost: os.postDesk.getDeskPost
    .use(managers)
    .handler(({ input, context: { db, clock } }) => readDeskPost(db, clock(), input.id)),
  createPost: os.postDesk.createPost
    .use(managers)
    .handler(async ({ input, context }) => ({ id_post: await createPost(editorOf(context), input) })),
  savePost: os.postDesk.savePost.use(managers).handler(async ({ input, context }) => {
    const { id, versao, post } = input;
    return { versao: await savePost(editorOf(context), id, versao, post) };
  }),
  publishPost: os.postDesk.publishPost.use(managers).handler(async ({ input, context }) => {
    await publishPost(editorOf(context), input.id, input.publicado);
    return { ok: true as const };
  }),
  savePostCover: os.postDesk.savePostCover.use(managers).handler(async ({ input, context }) => ({
    versao: await savePostCover(editorOf(context), input),
  })),
};
