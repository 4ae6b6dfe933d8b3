import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { RichTextBlocks } from '#/storefront/shared/rich-text/rich-text.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { legalTextQueries, type PublicText } from '../legal-text.queries.ts';
import { TextPage } from './text-page.tsx';

interface LegalPageProps {
  text: PublicText;
  /** Undefined for the one in force. */
  version: string | undefined;
  title: string;
  lead: string;
}

const paths = { termos: '/termos-de-uso', privacidade: '/politica-privacidade' } as const;

/** A text that the school publishes, with all that it published before. */
export function LegalPage({ text, version, title, lead }: LegalPageProps) {
  const { data } = useSuspenseQuery(legalTextQueries.text(text, version));
  const isInForce = data.versoes[0]?.versao === data.versao;
  const since = dayOf(data.vigente_desde);
  return (
    <TextPage title={title} lead={`${lead} Versão ${data.versao}, em vigor desde ${since}.`}>
      {!isInForce && (
        <Alert tone="info" title="Esta versão não está mais em vigor">
          <Link to={paths[text]} className={linkClass()}>
            Ver a versão em vigor
          </Link>
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-3">
        <RichTextBlocks blocks={data.conteudo} level={2} />
      </div>
      {data.versoes.length > 1 && (
        <section className="grid gap-3">
          <h2 className="text-section">Todas as versões</h2>
          <ul className="grid">
            {data.versoes.map(({ versao, vigente_desde }, index) => (
              <li key={versao}>
                <Link
                  to={paths[text]}
                  search={index === 0 ? {} : { versao }}
                  className={linkClass('text', 'inline-flex min-h-11 items-center')}
                >
                  {`Versão ${versao}, de ${dayOf(vigente_desde)}`}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </TextPage>
  );
}

const dayOf = (instant: string) => formatDay(calendarDay(new Date(instant)));
