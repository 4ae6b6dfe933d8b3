import type { ReactNode } from 'react';
import { categoryName } from '#/domain/catalogue/category.ts';
import { FEWEST_REVIEWS_OF_A_MEAN } from '#/domain/community/community.ts';
import { formatDay } from '#/domain/time/dates.ts';
import { formatDurationShort } from '#/blocks/course/duration.ts';
import { formatHours } from '#/domain/time/hours.ts';
import { cutText } from '#/blocks/course/text-cut.ts';
import { Badge } from '#/ui/display/badge.tsx';
import { Card } from '#/ui/display/card.tsx';
import { classNames } from '#/ui/class-names.ts';
import { Icon } from '#/ui/display/icon.tsx';
import { StarRating } from '#/ui/display/star-rating.tsx';
import type { CourseCardData } from './course-card-data.ts';
import { CourseLink } from './course-link.tsx';
import { offerPlace, shiftLabels } from '#/domain/catalogue/offer-labels.ts';
import { OfferPrice } from './price.tsx';
import { Picture } from './picture.tsx';
import { keepWords } from '#/ui/display/line-breaks.tsx';

interface CourseCardProps {
  course: CourseCardData;
  /** Sits above the link that covers the card: the favourite button. */
  action?: ReactNode;
  /** Cards in the first view load their picture at once. */
  eager?: boolean | 'first';
  /** One under the other on a phone: then the card is lower. */
  inList?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** A course in a list, with the offer it leads to. One link covers the card. */
export function CourseCard({ course, action, eager, inList, headingLevel: Heading = 'h3' }: CourseCardProps) {
  return (
    <Card
      as="article"
      interactive
      padding="none"
      className="flex h-full flex-col overflow-hidden"
      data-area={course.grupo_area.icone_slug}
    >
      <Picture
        src={course.imagem}
        sizes="(min-width: 48rem) 20rem, 100vw"
        {...(eager && { eager })}
        className={classNames(
          'w-full bg-area-soft object-cover',
          inList ? 'aspect-5/2 md:aspect-video' : 'aspect-video',
        )}
      />
      {action && <div className="absolute end-2 top-2 z-10">{action}</div>}
      <div className="flex grow flex-col gap-3 p-4">
        <Badge tone="area" className="self-start">
          {categoryName(course.modalidade.nome)}
        </Badge>
        <Heading
          className={classNames('line-clamp-2 text-base font-semibold', inList ? 'md:min-h-12' : 'min-h-12')}
        >
          <CourseLink course={course} offer={course.oferta} className="card-link text-heading">
            <CutTitle text={course.titulo} />
          </CourseLink>
        </Heading>
        <CourseStars reviews={course.reviews} />
        <CourseFacts course={course} />
        <div className="mt-auto border-t border-line pt-3">
          {course.oferta ? (
            <OfferPrice
              offer={course.oferta}
              paidFrom={course.preco_a_partir_de}
              period={course.periodo_preco}
            />
          ) : (
            <p className="text-sm text-muted">Avisamos você quando abrir uma turma</p>
          )}
        </div>
      </div>
    </Card>
  );
}

/** A card is narrow: a long title is cut (TEXT-5). Who doesn't look at it hears the whole one. */
function CutTitle({ text }: { text: string }) {
  const cut = cutText(text);
  if (cut === text) return keepWords(text);
  return (
    <>
      <span aria-hidden="true" title={text}>
        {keepWords(cut)}
      </span>
      <span className="sr-only">{text}</span>
    </>
  );
}

function CourseStars({ reviews: { media, total } }: Pick<CourseCardData, 'reviews'>) {
  if (total < FEWEST_REVIEWS_OF_A_MEAN) return null;
  return (
    <p className="-mt-2 flex items-center gap-2 text-sm text-muted">
      <StarRating value={media} size="sm" />
      <span>
        ({total}
        <span className="sr-only"> opiniões</span>)
      </span>
    </p>
  );
}

function CourseFacts({ course }: { course: CourseCardData }) {
  const { oferta } = course;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted md:grid">
      <li className="flex items-center gap-2">
        <Icon name="calendar" size="sm" />
        {oferta ? `${formatDay(oferta.data_inicio)} · ${shiftLabels[oferta.turno]}` : 'Sem turma aberta'}
      </li>
      <li className="flex items-center gap-2">
        <Icon name="map-pin" size="sm" />
        {oferta ? offerPlace(oferta) : 'Peça um aviso na página do curso'}
      </li>
      <li className="flex items-center gap-2">
        <Icon name="clock" size="sm" />
        <span>
          {formatHours(course.carga_horaria)}
          {course.duracao_meses > 1 && (
            <>
              {'\u00A0· '}
              <span className="inline-block">{formatDurationShort(course.duracao_meses)}</span>
            </>
          )}
        </span>
      </li>
    </ul>
  );
}
