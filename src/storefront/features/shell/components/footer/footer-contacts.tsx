import { useSuspenseQuery } from '@tanstack/react-query';
import type { FooterContact } from '#/storefront/features/shell/footer.functions.ts';
import { footerQueries } from '#/storefront/features/shell/footer.queries.ts';
import { CallbackButton } from '../callback-provider.tsx';

export function FooterContacts() {
  const contacts = useSuspenseQuery(footerQueries.contacts()).data.shown;
  if (contacts.length === 0) return <CallbackButton />;
  return (
    <ul className="grid gap-1 wrap-anywhere">
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
    return <a href={`tel:${valor.replaceAll(/[^\d+]/g, '')}`}>{valor}</a>;
  }
  if (chave === 'CONTATO_SITE_EMAIL') {
    return <a href={`mailto:${valor}`}>{valor}</a>;
  }
  return <p className="py-1.5">{valor}</p>;
}
