import { Link } from '#/storefront/shared/page/link.tsx';
import { courseParams } from '#/storefront/shared/course/course-params.ts';
import { useId } from 'react';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { chipClass } from '#/storefront/ui/display/chip.tsx';
import { type ChoiceGroup, listChoices } from '#/storefront/features/course/choose-offer.ts';
import { OfferLink } from './offer-link.tsx';

interface OfferChoiceProps {
  course: Course;
  /** The offer that is chosen; undefined while the one the page is about can't be bought. */
  chosen: Offer | undefined;
  /**
   * On the page of an offer each choice is the page of another; on the course's own page it is a part of the
   * address.
   */
  onOwnPages: boolean;
}

/**
 * City, shift and start of the offer to buy, as links: they work without JavaScript, and an address holds the
 * choice.
 */
export function OfferChoice({ course, chosen, onOwnPages }: OfferChoiceProps) {
  const groups = listChoices(course.ofertas, chosen);
  return (
    <div className="grid gap-4">
      {groups.map((group) => (
        <ChipGroup key={group.title} course={course} group={group} onOwnPages={onOwnPages} />
      ))}
    </div>
  );
}

function ChipGroup({
  course,
  group: { title, choices },
  onOwnPages,
}: Pick<OfferChoiceProps, 'course' | 'onOwnPages'> & { group: ChoiceGroup }) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <p id={id} className="text-sm font-semibold text-heading">
        {title}
      </p>
      <ul aria-labelledby={id} className="choices">
        {choices.map(({ label, offer, selected }) => {
          const link = {
            'aria-current': selected ? ('true' as const) : undefined,
            className: chipClass({ selected }),
            replace: true,
            resetScroll: false,
            children: label,
          };
          return (
            <li key={title === 'Início' ? offer.id_oferta : label}>
              {onOwnPages ? (
                <OfferLink course={course} offer={offer} {...link} />
              ) : (
                <Link
                  to="/$modality/$nomeCurso/$idCurso"
                  params={courseParams(course)}
                  search={{ turma: offer.id_oferta }}
                  {...link}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
