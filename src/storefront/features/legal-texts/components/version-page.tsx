import { useSuspenseQuery } from '@tanstack/react-query';
import { legalTextNames, type LegalText } from '#/domain/school/legal-text.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { RichTextBlocks } from '#/storefront/shared/rich-text/rich-text.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { legalTextsQueries } from '../legal-texts.queries.ts';
import { describeVersion } from './describe-version.ts';

/** A text as it was published. */
export function VersionPage({ texto, version }: { texto: LegalText; version: string }) {
  const { data } = useSuspenseQuery(legalTextsQueries.version(texto, version));
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6 px-4 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-title">{`${legalTextNames[texto]}, como foi publicado`}</h1>
        <p className="text-muted">{`${describeVersion(data)}.`}</p>
      </div>
      <Card padding="lg" className="grid grid-cols-1 gap-3">
        <RichTextBlocks blocks={data.conteudo} level={2} />
      </Card>
      <p>
        <Link to="/gestao/loja/textos/$texto" params={{ texto }} className={linkClass()}>
          Voltar ao texto
        </Link>
      </p>
    </div>
  );
}
