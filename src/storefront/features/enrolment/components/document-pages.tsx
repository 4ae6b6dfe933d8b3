import { Link } from '#/storefront/shared/page/link.tsx';
import type { EnrolmentDocument } from '#/contract/enrolment/enrolment.ts';
import { MOST_PAGES_SHOWN } from '#/domain/enrolment/enrolment-document.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { DocumentLink } from './document-link.tsx';

interface DocumentPagesProps {
  protocolo: string;
  document: EnrolmentDocument;
}

/** The pages of a document as pictures, in which nothing of the file runs, and the file itself on request. */
export function DocumentPages({ protocolo, document }: DocumentPagesProps) {
  const { id, tipo, nome, paginas } = document;
  const shown = Math.min(paginas ?? 1, MOST_PAGES_SHOWN);
  const note = noteOf(paginas);
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="wrap-anywhere">{`${tipo}: ${nome}`}</span>
        <Icon name="chevron-down" size="sm" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-4 border-t border-line p-4">
        {note && <p className="text-sm text-muted">{note}</p>}
        {Array.from({ length: shown }, (_, index) => {
          const address = `/documento-da-inscricao/${protocolo}/${id}/${index + 1}`;
          return (
            <Link
              key={address}
              to="/documento-da-inscricao/$protocolo/$id/$pagina"
              params={{ protocolo, id, pagina: String(index + 1) }}
              reloadDocument
              preload={false}
            >
              <img
                src={address}
                alt={`${tipo}, página ${index + 1}${paginas ? ` de ${paginas}` : ''}`}
                loading="lazy"
                className="aspect-[210/297] w-full bg-steel-50 object-contain"
              />
            </Link>
          );
        })}
        <p>
          <DocumentLink protocolo={protocolo} document={{ id, tipo, nome: 'Baixar o original' }} />
        </p>
      </div>
    </details>
  );
}

function noteOf(paginas: number | null): string | undefined {
  if (paginas === null) return 'Só a primeira página aparece aqui. Se houver outras, elas estão no original.';
  if (paginas === 0) return 'As páginas deste arquivo não podem ser mostradas aqui.';
  if (paginas > MOST_PAGES_SHOWN)
    return `Aparecem aqui as ${MOST_PAGES_SHOWN} primeiras de ${paginas} páginas. As outras estão no original.`;
  return undefined;
}
