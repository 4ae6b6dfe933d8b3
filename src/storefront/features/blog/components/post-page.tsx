import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { PostCard } from '#/storefront/shared/page/post-card.tsx';
import { PostArticle } from '#/storefront/shared/post/post-article.tsx';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { blogQueries } from '../blog.queries.ts';

export function PostPage({ slug }: { slug: string }) {
  const { data: post } = useSuspenseQuery(blogQueries.post(slug));
  const others = useOtherPosts(slug);
  return (
    <div className="container-page grid gap-8 py-6 md:pb-12">
      <Breadcrumb
        items={[{ text: 'Blog', href: 'blog' }, { text: post.title }]}
        renderLink={({ href, ...link }) =>
          href === 'blog' ? <Link to="/blog" {...link} /> : <Link to="/" {...link} />
        }
      />
      <div className="grid gap-12 lg:flex lg:items-start lg:justify-between lg:gap-16">
        <PostArticle post={post}>
          <div className="flex flex-wrap gap-3">
            <Link to="/busca" className={buttonClass()}>
              Ver todos os cursos
            </Link>
            <Link to="/blog" className={buttonClass({ variant: 'secondary' })}>
              Mais textos do blog
            </Link>
          </div>
        </PostArticle>
        {others.length > 0 && (
          <aside aria-labelledby="outros-textos" className="grid gap-4 lg:w-72 lg:shrink-0 xl:w-80">
            <h2 id="outros-textos" className="text-section">
              Leia também
            </h2>
            <ul className="grid gap-4 md:grid-cols-3 lg:grid-cols-1">
              {others.map((other) => (
                <PostCard key={other.link} post={other} />
              ))}
            </ul>
          </aside>
        )}
      </div>
    </div>
  );
}

function useOtherPosts(slug: string) {
  const { data } = useQuery(blogQueries.posts());
  const isThis = ({ link }: { link: string }) => link === `/blog/${slug}`;
  const blog = [data?.senai, data?.sesi].find((posts) => posts?.some(isThis)) ?? [];
  return blog.filter((post) => !isThis(post)).slice(0, 3);
}
