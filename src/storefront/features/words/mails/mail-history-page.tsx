import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskMail } from '#/contract/words/mail-words.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { WordsPage } from '../words-page.tsx';
import { mailMutations, mailQueries } from './mail.queries.ts';
import { changedTexts, restoreText } from './mail.schema.ts';
import { useLeaveRestored } from './use-leave-restored.ts';

interface MailHistoryPageProps {
  mail: DeskMail;
  page: number;
  answer: FormAnswer | undefined;
}

/** What was changed in a mail, by whom, with the way back. */
export function MailHistoryPage({ mail, page, answer }: MailHistoryPageProps) {
  const { tipo, versao } = mail;
  const { data } = useSuspenseQuery(mailQueries.changes(tipo, page));
  const leave = useLeaveRestored(tipo);
  const undone = answerTo(answer, 'desfazer');
  return (
    <WordsPage title={`Histórico: ${mail.nome}`} back={{ to: '/gestao/emails' }}>
      {data.itens.length === 0 ? (
        <EmptyState title="Nada mudou ainda">O e-mail sai com o texto da loja.</EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {data.itens.map((change) => {
            const back = restoreText({ versao, mudanca: change.id });
            return (
              <Card as="li" key={change.id} padding="lg" className="grid grid-cols-1 gap-3">
                <h2 className="text-base font-semibold wrap-anywhere">
                  {`${formatInstant(new Date(change.em))} · ${change.quem.nome} (${change.quem.email})`}
                </h2>
                {changedTexts(change).map(({ label, before, after }) => (
                  <dl key={label} className="grid grid-cols-1 gap-2 text-sm">
                    <div>
                      <dt className="text-muted">{`${label}, antes`}</dt>
                      <dd className="wrap-anywhere whitespace-pre-line">{before}</dd>
                    </div>
                    <div>
                      <dt className="text-muted">{`${label}, depois`}</dt>
                      <dd className="wrap-anywhere whitespace-pre-line">{after}</dd>
                    </div>
                  </dl>
                ))}
                <OnePressForm
                  queryKey={mailQueries.all}
                  name="desfazer"
                  answer={undone?.entries['volta'] === back ? undone : undefined}
                  mutation={mailMutations.restore(tipo)}
                  value={{ versao, mudanca: change.id }}
                  field={{ name: 'volta', value: back }}
                  text="Voltar ao texto de antes"
                  loadingText="Voltando"
                  className="md:justify-self-start"
                  onDone={leave}
                />
              </Card>
            );
          })}
        </ul>
      )}
      <Pagination
        page={page}
        pages={countPages(data.totalItens)}
        label="Páginas do histórico"
        renderLink={(to, link) => (
          <Link
            to="/gestao/emails/$tipo/historico"
            params={{ tipo }}
            search={{ pagina: to === 1 ? undefined : to }}
            {...link}
          />
        )}
      />
    </WordsPage>
  );
}
