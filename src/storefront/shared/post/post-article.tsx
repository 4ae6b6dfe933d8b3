import type { PostText } from '#/contract/blog/blog.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { Picture } from '#/storefront/shared/course/picture.tsx';
import { RichTextBlocks } from '#/storefront/shared/rich-text/rich-text.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

/** A text of the blog, in the shop and in its preview. */
export function PostArticle({ post, children }: { post: PostText; children?: Elements }) {
  return (
    <article className="grid max-w-prose grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-title wrap-anywhere">{keepWords(post.title)}</h1>
        <p className="text-lg wrap-anywhere text-muted">{keepWords(post.resumo)}</p>
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
      <div className="grid grid-cols-1 gap-3">
        <RichTextBlocks blocks={post.texto} level={2} />
      </div>
      {children}
    </article>
  );
}
