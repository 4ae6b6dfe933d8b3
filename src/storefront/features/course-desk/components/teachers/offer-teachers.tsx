import type { CourseOptions } from '#/contract/catalogue/course-desk.ts';
import { offerLabels } from '#/storefront/features/course-desk/offer.schema.ts';
import { listOf } from '#/storefront/shared/desk/typed-values.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { CheckOption } from '#/storefront/ui/fields/check-option.tsx';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

interface OfferTeachersProps {
  teachers: CourseOptions['professores'];
  /** Slugs, joined by commas. */
  chosen: string;
  error: string | undefined;
}

/** Who teaches the offer. */
export function OfferTeachers({ teachers, chosen, error }: OfferTeachersProps) {
  const marked = listOf(chosen);
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <h2 className="text-section">Com quem se estuda</h2>
      {teachers.length === 0 ? (
        <p className="text-muted">
          Ainda não há professores cadastrados.{' '}
          <Link to="/gestao/professores/novo" className={linkClass()}>
            Cadastrar um professor
          </Link>
        </p>
      ) : (
        <Fieldset
          id="turma-professores"
          legend={offerLabels.professores}
          {...(error !== undefined && { error })}
        >
          <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
            {teachers.map(({ slug, nome, mostrado }) => (
              <CheckOption key={slug} name="professores" value={slug} defaultChecked={marked.includes(slug)}>
                {mostrado ? nome : `${nome} (não aparece na loja)`}
              </CheckOption>
            ))}
          </div>
        </Fieldset>
      )}
    </Card>
  );
}
