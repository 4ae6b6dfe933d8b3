import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { footerQueries } from '../footer.queries.ts';
import { purchaseHelpUrl } from '../purchase-help-url.ts';

export function PurchaseHelp({ codigo, noun }: { codigo: string; noun: string }) {
  const { chatNumber } = useSuspenseQuery(footerQueries.contacts()).data;
  const text = `Falar com a gente sobre esta ${noun}`;
  if (chatNumber === null) {
    return (
      <Link to="/fale-conosco" className={linkClass()}>
        {text}
      </Link>
    );
  }
  return (
    <a
      href={purchaseHelpUrl(chatNumber, noun, codigo)}
      target="_blank"
      rel="noopener"
      className={linkClass()}
    >
      <ChangingText>{text}</ChangingText>
      <span className="sr-only"> (abre o WhatsApp em nova aba)</span>
    </a>
  );
}
