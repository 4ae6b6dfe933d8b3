import { Link } from '#/storefront/shared/page/link.tsx';
import type { EnrolmentDocument } from '#/contract/enrolment/enrolment.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface DocumentLinkProps {
  protocolo: string;
  document: Pick<EnrolmentDocument, 'id' | 'nome' | 'tipo'>;
}

export function DocumentLink({ protocolo, document: { id, nome, tipo } }: DocumentLinkProps) {
  return (
    <Link
      to="/documento-da-inscricao/$protocolo/$id"
      params={{ protocolo, id }}
      reloadDocument
      preload={false}
      className={linkClass('text', 'inline-flex min-h-11 items-center gap-2 wrap-anywhere')}
    >
      <Icon name="download" size="sm" />
      <span className="sr-only">{`${tipo}: `}</span>
      <ChangingText>{nome}</ChangingText>
    </Link>
  );
}
