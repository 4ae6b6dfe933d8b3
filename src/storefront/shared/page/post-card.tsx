import { Card } from '#/storefront/ui/display/card.tsx';
import { Picture } from '#/storefront/shared/course/picture.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

interface PostCardProps {
  post: { title: string; link: string; imagem: string };
  newTab?: boolean;
}

export function PostCard({ post, newTab = false }: PostCardProps) {
  return (
    <Card as="li" interactive padding="none" className="overflow-hidden">
      <Picture
        src={post.imagem}
        sizes="(min-width: 48rem) 24rem, 100vw"
        className="aspect-video w-full object-cover"
      />
      <h3 className="p-4 text-base font-semibold">
        <a
          href={post.link}
          {...(newTab && { target: '_blank', rel: 'noopener' })}
          className="card-link outline-none after:absolute after:inset-0"
        >
          <span>{keepWords(post.title)}</span>
          {newTab && <span className="sr-only"> (abre em nova aba)</span>}
        </a>
      </h3>
    </Card>
  );
}
