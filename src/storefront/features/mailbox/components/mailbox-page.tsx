import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { formatInstant } from '#/domain/time/dates.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { EmailText } from '#/storefront/ui/email-text.tsx';
import { mailboxQueries } from '../mailbox.queries.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

export function MailboxPage() {
  const { data: mails } = useSuspenseQuery(mailboxQueries.list());
  return (
    <div className="container-page grid gap-6 py-8 md:py-12">
      <h1 className="text-title">Caixa de entrada</h1>
      <Alert tone="info">
        Nenhum servidor de e-mail está configurado. As mensagens que a loja enviaria ficam aqui, para testes.
      </Alert>
      {mails.length === 0 ? (
        <EmptyState title="Nenhum e-mail por enquanto">
          Crie uma conta ou peça uma nova senha para ver uma mensagem aqui.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {mails.map(({ id, assunto, para, enviadoEm }) => (
            <li key={id}>
              <Link
                to="/caixa-de-entrada/$id"
                params={{ id: String(id) }}
                className="grid gap-1 p-4 hover:bg-steel-50"
              >
                <span className="font-semibold text-heading">{assunto}</span>
                <span className="text-sm wrap-anywhere text-muted">
                  Para <EmailText address={para} />
                  <ChangingText>{`, ${formatInstant(new Date(enviadoEm))}`}</ChangingText>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
