import { Link } from '#/storefront/shared/page/link.tsx';
import type { PurchaseDocument } from '#/domain/sale/purchase-code.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { documentFile } from '../document-file.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

/** Links to the documents that the purchase has by now, each as PDF (DOCUMENT-7). */
export function PurchaseDocuments({ purchase }: { purchase: Purchase }) {
  const { codigo, documentos, produto } = purchase;
  if (documentos.length === 0) return null;
  return (
    <ul
      className="flex flex-wrap gap-x-6 gap-y-2"
      aria-label={`Documentos da ${orderWords(purchase).noun} de ${produto.titulo}`}
    >
      {documentos.map((documento) => (
        <li key={documento}>
          <Link
            to="/minhas-compras/$codigo/$documento"
            params={{ codigo, documento: documentFile(documento) }}
            reloadDocument
            preload={false}
            target="_blank"
            className={linkClass('text', 'inline-block py-2.5 lg:py-0')}
          >
            <ChangingText>{`${nameOf(documento, purchase)} `}</ChangingText>
            <span className="whitespace-nowrap">
              (PDF)
              <Icon name="external" size="sm" className="ml-1 inline-block" label="abre em outra aba" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function nameOf(document: PurchaseDocument, { parcelas }: Purchase): string {
  switch (document) {
    case 'recibo':
      return 'Comprovante de pagamento';
    case 'contrato':
      return 'Contrato';
    case 'boleto':
      return parcelas > 1 ? 'Segunda via do carnê' : 'Segunda via do boleto';
  }
}
