import type { Course } from '#/contract/catalogue/course.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

export function ProgrammesOfCourse({ programmes }: { programmes: NonNullable<Course['programas']> }) {
  return (
    <Alert tone="info" title="Este curso faz parte de um programa">
      <ul className="grid gap-1">
        {programmes.map(({ slug, titulo }) => (
          <li key={slug}>
            <Link
              to="/programas/$slug"
              params={{ slug }}
              className={linkClass('text', 'inline-flex min-h-11 items-center wrap-anywhere')}
            >
              {titulo}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
