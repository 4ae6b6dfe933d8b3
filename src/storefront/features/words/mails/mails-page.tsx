import { useSuspenseQuery } from '@tanstack/react-query';
import { fixedMailGroups, type MailGroup, mailGroups } from '#/domain/site/words/mail-words.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { DeskSection } from '#/storefront/shared/desk/desk-section.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { WordsPage } from '../words-page.tsx';
import { mailQueries } from './mail.queries.ts';

/** Every mail that the shop sends, by what it is about. */
export function MailsPage() {
  const { data: mails } = useSuspenseQuery(mailQueries.mails());
  return (
    <WordsPage
      title="Textos dos e-mails"
      lead="A escola pode trocar o assunto e dizer algo no começo e no fim. O que o e-mail precisa informar continua lá."
      back={{ to: '/gestao/conteudo' }}
    >
      {(Object.keys(mailGroups) as MailGroup[]).map((group) => (
        <DeskSection key={group} id={group} title={mailGroups[group]}>
          {group in fixedMailGroups && <p className="text-sm text-muted">{fixedMailGroups[group]}</p>}
          <ul className="grid grid-cols-1">
            {mails
              .filter(({ grupo }) => grupo === group)
              .map(({ tipo, nome, alterado_em: changedAt }) => (
                <li key={tipo} className="flex flex-wrap items-center justify-between gap-x-4">
                  <Link
                    to="/gestao/emails/$tipo"
                    params={{ tipo }}
                    className={linkClass('text', 'inline-flex min-h-11 items-center wrap-anywhere')}
                  >
                    {nome}
                  </Link>
                  {changedAt !== null && (
                    <Badge>{`Texto da escola, ${formatInstant(new Date(changedAt))}`}</Badge>
                  )}
                </li>
              ))}
          </ul>
        </DeskSection>
      ))}
    </WordsPage>
  );
}
