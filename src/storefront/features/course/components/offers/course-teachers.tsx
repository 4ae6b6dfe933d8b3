import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

interface CourseTeachersProps {
  course: Course;
  /** Undefined where none is chosen: then those of all open offers are named. */
  offer: Offer | undefined;
}

export function CourseTeachers({ course, offer }: CourseTeachersProps) {
  const offers = offer ? [offer] : course.ofertas.filter(({ aberta }) => aberta);
  const teachers = new Map(
    offers.flatMap(({ professores = [] }) => professores.map((teacher) => [teacher.slug, teacher] as const)),
  );
  if (teachers.size === 0) return null;
  return (
    <section className="course-section">
      <h2 className="text-section">Com quem você estuda</h2>
      {!offer && <p className="text-muted">Depende da turma que você escolher.</p>}
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {[...teachers.values()].map(({ slug, nome }) => (
          <li key={slug}>
            <Link
              to="/professores/$slug"
              params={{ slug }}
              className={`${linkClass()} inline-flex items-center gap-2 py-2.5`}
            >
              <Icon name="user" />
              <span className="wrap-anywhere">{nome}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
