import { os } from '#/backend/request/implementer.ts';
import { getPost, listPosts } from './blog-service.ts';

export const blogRoutes = {
  listPosts: os.blog.listPosts.handler(({ context: { db, clock } }) => listPosts(db, clock(), 'senai')),
  listSesiPosts: os.blog.listSesiPosts.handler(({ context: { db, clock } }) =>
    listPosts(db, clock(), 'sesi'),
  ),
  getPost: os.blog.getPost.handler(({ input, context: { db, clock } }) => getPost(db, clock(), input.slug)),
};
