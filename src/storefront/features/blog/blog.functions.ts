import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { readShared } from '#/storefront/backend-client/shared-cache.server.ts';

/** Milliseconds for which the blog may be older than the backend's. */
const freshMs = 5000;

/** The latest texts of both blogs, newest first. */
export const fetchPosts = createServerFn({ method: 'GET' }).handler(() =>
  readShared('blog', freshMs, async () => {
    const [senai, sesi] = await Promise.all([backend().blog.listPosts(), backend().blog.listSesiPosts()]);
    return { senai, sesi };
  }),
);

export const fetchPost = createServerFn({ method: 'GET' })
  .validator(v.object({ slug: v.pipe(v.string(), v.maxLength(150)) }))
  .handler(({ data }) => backend().blog.getPost(data));
