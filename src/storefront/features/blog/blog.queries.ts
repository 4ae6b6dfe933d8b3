import { queryOptions } from '@tanstack/react-query';
import { fetchPost, fetchPosts } from './blog.functions.ts';

const staleTime = 10 * 60_000;

export const blogQueries = {
  posts: () => queryOptions({ queryKey: ['blog', 'posts'], queryFn: () => fetchPosts(), staleTime }),
  post: (slug: string) =>
    queryOptions({
      queryKey: ['blog', 'post', slug],
      queryFn: () => fetchPost({ data: { slug } }),
      staleTime,
    }),
};
