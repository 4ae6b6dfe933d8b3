import { createIsomorphicFn } from '@tanstack/react-start';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { LazyPicture } from '#/storefront/shared/course/lazy-picture.ts';
import { preloadPicture } from '#/storefront/shared/course/picture.tsx';
import { acrossPhone } from '#/storefront/shared/course/picture-sizes.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { LazyCourseFacts } from './lazy-course-parts.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

const pictureSizes = `(min-width: 48rem) 9rem, ${acrossPhone}`;

interface CourseHeaderProps {
  course: Course;
  offer: Offer | undefined;
  ofOffer: boolean;
  action?: Elements;
}

export const preloadCoursePicture = createIsomorphicFn()
  .server(({ imagem }: Course): void => preloadPicture({ src: imagem, sizes: pictureSizes }))
  .client(() => {});

/** The title block with the facts. */
export function CourseHeader({ course, offer, ofOffer, action }: CourseHeaderProps) {
  return (
    <header className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex items-start justify-between gap-4 md:col-span-2">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="paper">{categoryName(course.modalidade.nome)}</Badge>
          <Badge tone="paper">{course.grupo_area.nome}</Badge>
        </div>
        {action}
      </div>
      <LazyPicture
        src={course.imagem}
        alt={course.imagem_alt}
        sizes={pictureSizes}
        eager="first"
        className="aspect-5/2 max-h-48 w-full rounded-md bg-area-soft object-cover md:col-start-2 md:row-start-2 md:aspect-video md:w-36"
      />
      <h1 className="text-title">
        <span>{keepWords(course.titulo)}</span>
        {ofOffer && offer && (
          <span className="block text-xl font-semibold text-body">
            {offer.formato === 'ead' ? 'a distância' : `em ${offer.cidade.nome}`}
          </span>
        )}
      </h1>
      {/* Facts of another offer would be wrong: they go with the one they are of. */}
      <LazyCourseFacts key={offer?.id_oferta} course={course} offer={offer} />
    </header>
  );
}
