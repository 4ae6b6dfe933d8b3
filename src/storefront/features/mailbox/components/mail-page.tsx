import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { formatInstant } from '#/domain/time/dates.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { EmailText } from '#/storefront/ui/email-text.tsx';
import { mailboxQueries } from '../mailbox.queries.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

/** One mail as it would have arrived, both parts. */
export function MailPage({ id }: { id: number }) {
  const { data: mail } = useSuspenseQuery(mailboxQueries.mail(id));
  const nonce = useRouter().options.ssr?.nonce;
  return (
    <div className="container-page grid gap-6 py-8 md:py-12">
      <p>
        <Link to="/caixa-de-entrada" className={linkClass()}>
          Caixa de entrada
        </Link>
      </p>
      <div className="grid gap-2">
        <h1 className="text-title">{mail.assunto}</h1>
        <p className="wrap-anywhere text-muted">
          Para <EmailText address={mail.para} />
          <ChangingText>{`, ${formatInstant(new Date(mail.enviadoEm))}`}</ChangingText>
        </p>
      </div>
      <iframe
        title={`Mensagem: ${mail.assunto}`}
        sandbox="allow-top-navigation-by-user-activation"
        srcDoc={withinPage(mail.html, nonce)}
        className="h-200 w-full rounded-lg border border-line bg-surface"
      />
      <section aria-labelledby="texto" className="grid gap-2">
        <h2 id="texto" className="text-section">
          Versão em texto
        </h2>
        <pre className="rounded-lg border border-line bg-surface p-4 text-sm wrap-anywhere whitespace-pre-wrap">
          {mail.texto}
        </pre>
      </section>
    </div>
  );
}

/**
 * Links of the mail open the shop's pages in place of the mailbox, and the page lets the mail's own styles
 * be.
 */
function withinPage(html: string, nonce = ''): string {
  return html.replaceAll(' target="_blank"', ' target="_top"').replace('<style>', `<style nonce="${nonce}">`);
}
