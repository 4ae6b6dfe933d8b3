import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { calendarDay, formatDay } from '#/domain/time/dates.ts';
import { Breadcrumb } from '#/ui/navigation/breadcrumb.tsx';
import { buttonClass } from '#/ui/navigation/button-class.ts';
import { blogQueries } from '../blog.queries.ts';

export function PostPage({ slug }: { slug: string }) {
  const { data: post } = useSuspenseQuery(blogQueries.post(slug));
  return (
    <article className="container-page grid gap-8 py-6 md:pb-12">
      <Breadcrumb
        items={[{ text: 'Blog', href: 'blog' }, { text: post.title }]}
        renderLink={({ href, ...link }) =>
          href === 'blog' ? <Link to="/blog" {...link} /> : <Link to="/" {...link} />
        }
      />
      <header className="grid max-w-prose gap-3">
        <h1 className="text-title">{post.title}</h1>
        <p className="text-lg text-muted">{post.resumo}</p>
        <p className="text-sm text-muted">
          Publicado em{' '}
          <time dateTime={post.publicado_em}>{formatDay(calendarDay(new Date(post.publicado_em)))}</time>
        </p>
      </header>
      <img
        src={post.imagem}
        alt=""
        width={640}
        height={360}
        className="aspect-video w-full max-w-prose rounded-lg object-cover"
      />
      <div className="grid max-w-prose gap-8">
        {post.secoes.map(({ titulo, paragrafos }) => (
          <section key={titulo ?? ''} className="grid gap-3">
            {titulo && <h2 className="text-section">{titulo}</h2>}
            {paragrafos.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/busca" className={buttonClass()}>
          Ver todos os cursos
        </Link>
        <Link to="/blog" className={buttonClass({ variant: 'secondary' })}>
          Mais textos do blog
        </Link>
      </div>
    </article>
  );
}
