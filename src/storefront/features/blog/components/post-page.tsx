import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { PostCard } from '#/storefront/shared/page/post-card.tsx';
import { calendarDay } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { blogQueries } from '../blog.queries.ts';
import { Picture } from '#/storefront/shared/course/picture.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

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
        <article className="grid max-w-prose gap-8">
          <header className="grid gap-3">
            <h1 className="text-title">{keepWords(post.title)}</h1>
            <p className="text-lg text-muted">{keepWords(post.resumo)}</p>
            <p className="text-sm text-muted">
              Publicado em{' '}
              <time dateTime={post.publicado_em}>{formatDay(calendarDay(new Date(post.publicado_em)))}</time>
            </p>
          </header>
          <Picture
            src={post.imagem}
            sizes="(min-width: 48rem) 42rem, 100vw"
            eager
            className="aspect-video w-full rounded-lg object-cover"
          />
          {post.secoes.map(({ titulo, paragrafos }) => (
            <section key={titulo ?? ''} className="grid gap-3">
              {titulo && <h2 className="text-section">{keepWords(titulo)}</h2>}
              {paragrafos.map((paragraph) => (
                <p key={paragraph}>{keepWords(paragraph)}</p>
              ))}
            </section>
          ))}
          <div className="flex flex-wrap gap-3">
            <Link to="/busca" className={buttonClass()}>
              Ver todos os cursos
            </Link>
            <Link to="/blog" className={buttonClass({ variant: 'secondary' })}>
              Mais textos do blog
            </Link>
          </div>
        </article>
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
