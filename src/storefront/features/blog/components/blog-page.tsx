import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { PostCard } from '#/storefront/shared/page/post-card.tsx';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { blogQueries } from '../blog.queries.ts';

export function BlogPage() {
  const { data } = useSuspenseQuery(blogQueries.posts());
  return (
    <div className="container-page grid gap-8 py-6 md:pb-12">
      <Breadcrumb
        items={[{ text: 'Blog' }]}
        renderLink={({ href: _home, ...link }) => <Link to="/" {...link} />}
      />
      <header className="grid max-w-prose gap-3">
        <h1 className="text-title">Blog</h1>
        <p className="text-muted">Ideias para escolher um curso, começar numa profissão e crescer nela.</p>
      </header>
      {data.senai.length + data.sesi.length === 0 && (
        <EmptyState level={2} title="Ainda não há textos por aqui">
          <p>Volte em breve, ou veja os cursos com turmas abertas.</p>
        </EmptyState>
      )}
      <PostGrid title="Profissões e cursos" posts={data.senai} />
      <PostGrid title="Família, escola e bem-estar" posts={data.sesi} />
    </div>
  );
}

function PostGrid({
  title,
  posts,
}: {
  title: string;
  posts: { title: string; link: string; imagem: string }[];
}) {
  if (posts.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-section">{title}</h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {posts.map((post) => (
          <PostCard key={post.link} post={post} />
        ))}
      </ul>
    </section>
  );
}
