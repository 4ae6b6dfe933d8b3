import { PostCard } from '#/storefront/shared/page/post-card.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import type { HomeData } from '../home.functions.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

export function Testimonials({ testimonials }: { testimonials: HomeData['testimonials'] }) {
  return (
    <section className="container-page drawn-near grid gap-4 [--height-far:42rem] md:[--height-far:20rem]">
      <h2 className="text-section">Quem já fez, conta</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {testimonials.map((testimonial) => (
          <Card as="li" padding="lg" key={testimonial.id_depoimento}>
            <figure className="grid h-full content-between gap-5">
              <blockquote className="lg:text-lg">{`“${testimonial.texto}”`}</blockquote>
              <figcaption className="flex items-center gap-3 text-sm text-muted">
                <span
                  aria-hidden="true"
                  className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-100 text-base font-semibold text-primary-800"
                >
                  {initialsOf(testimonial.nome)}
                </span>
                <span>
                  <span className="block font-semibold text-heading">{testimonial.nome}</span>
                  <ChangingText>{testimonial.curso}</ChangingText>
                </span>
              </figcaption>
            </figure>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function initialsOf(name: string): string {
  const words = name.split(' ');
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('');
}

export function BlogPosts({ posts }: { posts: HomeData['posts'] }) {
  return (
    <section className="container-page drawn-near grid gap-4 [--height-far:54rem] md:[--height-far:20rem]">
      <h2 className="text-section">Do blog</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.link} post={post} newTab />
        ))}
      </ul>
    </section>
  );
}
