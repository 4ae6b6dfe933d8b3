import { useSuspenseQuery } from '@tanstack/react-query';
import { linkClass } from '#/ui/navigation/link-class.ts';
import type { FooterContact } from '#/features/shell/footer.functions.ts';
import { footerQueries } from '#/features/shell/footer.queries.ts';
import { CallbackButton } from '../callback-provider.tsx';

const link = linkClass('on-dark', 'link-row wrap-anywhere');

/** How to reach the shop. Without the list there is still the way to be called. */
export function FooterContacts() {
  const contacts = useSuspenseQuery(footerQueries.contacts()).data.shown;
  if (contacts.length === 0) return <CallbackButton className={link} />;
  return (
    <ul className="grid gap-1">
      {contacts.map((contact) => (
        <li key={contact.chave}>
          <ContactText {...contact} />
        </li>
      ))}
    </ul>
  );
}

function ContactText({ chave, valor }: FooterContact) {
  if (chave === 'CONTATO_SITE_TELEFONE') {
    return (
      <a href={`tel:${valor.replaceAll(/[^\d+]/g, '')}`} className={link}>
        {valor}
      </a>
    );
  }
  if (chave === 'CONTATO_SITE_EMAIL') {
    return (
      <a href={`mailto:${valor}`} className={link}>
        {valor}
      </a>
    );
  }
  return <p className="py-1.5">{valor}</p>;
}
