import type { ReactNode } from 'react';
import { formatLabels, shiftLabels } from '#/domain/catalogue/offer-labels.ts';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { categoryName } from '#/domain/catalogue/category.ts';
import { FEWEST_REVIEWS_OF_A_MEAN } from '#/domain/community/community.ts';
import { formatDay } from '#/domain/time/dates.ts';
import { formatDuration } from '#/blocks/course/duration.ts';
import { formatHours } from '#/domain/time/hours.ts';
import { Badge } from '#/ui/display/badge.tsx';
import { Icon, type IconName } from '#/ui/display/icon.tsx';
import { linkClass } from '#/ui/navigation/link-class.ts';
import { StarRating } from '#/ui/display/star-rating.tsx';
import { acrossPhone, Picture } from '#/blocks/course/picture.tsx';
import { keepWords } from '#/ui/display/line-breaks.tsx';

interface CourseHeaderProps {
  course: Course;
  /** The offer that is chosen. */
  offer: Offer | undefined;
  /** Whether the page is about the offer and named after it. */
  ofOffer: boolean;
  action?: ReactNode;
}

/** The title block with the facts. */
export function CourseHeader({ course, offer, ofOffer, action }: CourseHeaderProps) {
  const { media, total } = course.reviews;
  return (
    <header className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex items-start justify-between gap-4 md:col-span-2">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="paper">{categoryName(course.modalidade.nome)}</Badge>
          <Badge tone="paper">{course.grupo_area.nome}</Badge>
        </div>
        {action}
      </div>
      <Picture
        src={course.imagem}
        sizes={`(min-width: 48rem) 9rem, ${acrossPhone}`}
        eager="first"
        className="aspect-5/2 max-h-48 w-full rounded-md bg-area-soft object-cover md:col-start-2 md:row-start-2 md:aspect-video md:w-36"
      />
      <h1 className="text-title">
        {keepWords(course.titulo)}
        {ofOffer && offer && (
          <span className="block text-xl font-semibold text-body">
            {offer.formato === 'ead' ? 'a distância' : `em ${offer.cidade.nome}`}
          </span>
        )}
      </h1>
      {total >= FEWEST_REVIEWS_OF_A_MEAN && (
        <a
          href="#opinioes"
          className={linkClass(
            'quiet',
            'flex min-h-11 items-center gap-2 justify-self-start lg:min-h-6 md:col-span-2',
          )}
        >
          <StarRating value={media} size="sm" />
          {media.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ({total}{' '}
          opiniões)
        </a>
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-body md:col-span-2">
        <Fact icon="clock">{formatHours(course.carga_horaria)}</Fact>
        {course.duracao_meses > 1 && <Fact icon="book">{formatDuration(course.duracao_meses)}</Fact>}
        {offer && (
          <>
            <Fact icon="calendar">Início em {formatDay(offer.data_inicio)}</Fact>
            <Fact icon="sun">
              {shiftLabels[offer.turno]}, {formatLabels[offer.formato].toLowerCase()}
            </Fact>
          </>
        )}
        <Fact icon="certificate">{course.certificacao}</Fact>
      </ul>
    </header>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} className="mt-0.5 text-area-strong" />
      <span>{children}</span>
    </li>
  );
}
