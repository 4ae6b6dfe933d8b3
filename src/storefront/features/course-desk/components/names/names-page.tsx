import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { listTexts } from '#/storefront/features/course-desk/names.schema.ts';

const shownNames = 4;

/** The lists of names of the catalogue, with the way to their forms. */
export function NamesPage() {
  const { data } = useSuspenseQuery(courseDeskQueries.names());
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-title">Nomes do catálogo</h1>
        <p className="text-muted">
          Como a sua escola chama as coisas. Os endereços das páginas não mudam com os nomes.
        </p>
      </header>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {data.listas.map(({ lista, nomes }) => (
          <Card as="li" key={lista} className="grid grid-cols-1 content-start gap-2">
            <p>
              <Link
                to="/gestao/nomes/$lista"
                params={{ lista }}
                className={`${linkClass()} inline-block py-1 font-semibold`}
              >
                {listTexts[lista].title}
              </Link>
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              {nomes
                .slice(0, shownNames)
                .map(({ nome }) => nome)
                .join(', ') + (nomes.length > shownNames ? ` e mais ${nomes.length - shownNames}` : '')}
            </p>
          </Card>
        ))}
      </ul>
    </div>
  );
}
