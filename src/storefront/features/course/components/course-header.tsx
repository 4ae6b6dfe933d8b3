import { createIsomorphicFn } from '@tanstack/react-start';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { LazyPicture } from '#/storefront/shared/course/lazy-picture.ts';
import { preloadPicture } from '#/storefront/shared/course/picture.tsx';
import { widePicture } from '#/domain/catalogue/drawing/wide-picture.ts';
import { acrossPhone } from '#/storefront/shared/course/picture-sizes.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { LazyCourseFacts } from './lazy-course-parts.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

const pictureSizes = `(min-width: 64rem) 58vw, (min-width: 48rem) 94vw, ${acrossPhone}`;

interface CourseHeaderProps {
  course: Course;
  offer: Offer | undefined;
  ofOffer: boolean;
  action?: Elements;
}

export const preloadCoursePicture = createIsomorphicFn()
  .server(({ imagem }: Course): void => preloadPicture({ src: widePicture(imagem), sizes: pictureSizes }))
  .client(() => {});

/** The picture across the column, and the title block with the facts. */
export function CourseHeader({ course, offer, ofOffer, action }: CourseHeaderProps) {
  return (
    <header className="grid gap-3 lg:gap-4">
      <div className="relative">
        <LazyPicture
          src={widePicture(course.imagem)}
          alt={course.imagem_alt}
          sizes={pictureSizes}
          eager="first"
          width={900}
          className="aspect-5/2 w-full rounded-lg bg-area-soft object-cover"
        />
        {action && <div className="course-card-action">{action}</div>}
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:mt-2">
        <Badge tone="paper">{categoryName(course.modalidade.nome)}</Badge>
        <Badge tone="paper">{course.grupo_area.nome}</Badge>
      </div>
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
