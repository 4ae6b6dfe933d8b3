import { useSuspenseQuery } from '@tanstack/react-query';
import { legalTextNames, legalTexts, type LegalText } from '#/domain/school/legal-text.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { legalTextsQueries } from '../legal-texts.queries.ts';
import { describeVersion } from './describe-version.ts';

/** The texts that the school publishes, and where each stands. */
export function LegalTextsPage() {
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6 px-4 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-title">Textos legais</h1>
        <p className="text-muted">
          A loja começa com textos que servem para qualquer escola. Edite, veja a prévia e publique. O que
          alguém aceitou fica guardado como era.
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-3">
        {legalTexts.map((texto) => (
          <TextRow key={texto} texto={texto} />
        ))}
      </ul>
      <p>
        <Link to="/gestao" className={linkClass()}>
          Gestão da escola
        </Link>
      </p>
    </div>
  );
}

function TextRow({ texto }: { texto: LegalText }) {
  const { data } = useSuspenseQuery(legalTextsQueries.draft(texto));
  return (
    <Card as="li" className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">
          <Link
            to="/gestao/loja/textos/$texto"
            params={{ texto }}
            className={linkClass('text', 'inline-block py-1')}
          >
            {legalTextNames[texto]}
          </Link>
        </h2>
        {data.desatualizado && <Badge tone="warning">Dados antigos</Badge>}
      </div>
      <p className="text-sm text-muted">{describeVersion(data.em_vigor)}</p>
    </Card>
  );
}
