import { CompareLink } from '#/storefront/shared/course/compare-link.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { FavouriteButton } from './favourite-button.tsx';

interface CardActionsProps {
  course: { id_produto: number; titulo: string };
  signedIn: boolean;
}

/** Over the picture of a course: comparing it, and its heart. */
export function CardActions({ course, signedIn }: CardActionsProps) {
  return (
    <div className="flex gap-2">
      <CompareLink entry={String(course.id_produto)} className="heart">
        <Icon name="compare" label={`Comparar ${course.titulo}`} />
      </CompareLink>
      <FavouriteButton course={course} signedIn={signedIn} />
    </div>
  );
}
