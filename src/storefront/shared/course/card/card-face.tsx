import { categoryName } from '#/domain/catalogue/category-name.ts';
import { offerPlace, shiftName } from '#/domain/catalogue/offer-labels.ts';
import { FEWEST_REVIEWS_OF_A_MEAN } from '#/domain/community/community.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatHours } from '#/domain/time/hours.ts';
import { CourseLink } from '#/storefront/shared/course/course-link.tsx';
import { formatDurationShort } from '#/storefront/shared/course/duration.ts';
import { Picture } from '#/storefront/shared/course/picture.tsx';
import { OfferPrice } from '#/storefront/shared/course/price.tsx';
import { classNames } from '#/storefront/ui/class-names.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { StarRating } from '#/storefront/ui/display/star-rating.tsx';
import { CardTitle } from './card-title.tsx';
import { cardPictureSizes, type CardLook } from './card-look.ts';
import type { CourseCardData } from './course-card-data.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

export interface CardFaceProps {
  course: CourseCardData;
  look: CardLook;
}

export function CardFace({ course, look }: CardFaceProps) {
  const { eager, inList, headingLevel: Heading = 'h3' } = look;
  return (
    <div
      className={classNames('course-card-face', inList && 'course-card-low')}
      data-area={course.grupo_area.icone_slug}
    >
      <Picture src={course.imagem} sizes={cardPictureSizes} {...(eager && { eager: 'first' })} />
      <div>
        <Badge tone="area">{categoryName(course.modalidade.nome)}</Badge>
        <Heading className="course-card-title">
          <CourseLink course={course} offer={course.oferta} className="card-link">
            <CardTitle text={course.titulo} />
          </CourseLink>
        </Heading>
        <CourseStars reviews={course.reviews} />
        <CourseFacts course={course} />
        <div className="course-card-price">
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
    </div>
  );
}

function CourseStars({ reviews: { media, total } }: Pick<CourseCardData, 'reviews'>) {
  if (total < FEWEST_REVIEWS_OF_A_MEAN) return null;
  return (
    <p className="course-card-stars">
      <StarRating value={media} size="sm" />
      <span>
        <ChangingText>{`(${total}`}</ChangingText>
        <span className="sr-only"> opiniões</span>)
      </span>
    </p>
  );
}

function CourseFacts({ course }: { course: CourseCardData }) {
  const { oferta } = course;
  return (
    <ul className="course-card-facts">
      <li>
        <Icon name="calendar" />
        <ChangingText>
          {oferta ? `${formatDay(oferta.data_inicio)} · ${shiftName(oferta)}` : 'Sem turma aberta'}
        </ChangingText>
      </li>
      <li>
        <Icon name="map-pin" />
        <ChangingText>{oferta ? offerPlace(oferta) : 'Peça um aviso na página do curso'}</ChangingText>
      </li>
      <li>
        <Icon name="clock" />
        <span>
          <ChangingText>{formatHours(course.carga_horaria)}</ChangingText>
          {course.duracao_meses >= 1 && (
            <>
              <span>{'\u00A0· '}</span>
              <span className="inline-block">{formatDurationShort(course.duracao_meses)}</span>
            </>
          )}
        </span>
      </li>
    </ul>
  );
}
