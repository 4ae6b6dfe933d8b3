import { useQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { boletoQueries } from '../boleto.queries.ts';
import { drawWhenNear } from '../pdf-reader.ts';

interface BoletoPdfProps {
  v: string;
  pages: number;
}

export function BoletoPdf({ v, pages }: BoletoPdfProps) {
  const { data: pdf } = useQuery(boletoQueries.pdf(v));
  return (
    <section aria-labelledby="pdf" className="grid grid-cols-1 gap-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="pdf" className="text-section">
          No papel do banco
        </h2>
        <Link
          to="/boleto/documento.pdf"
          search={{ v }}
          reloadDocument
          preload={false}
          target="_blank"
          className={buttonClass({ variant: 'secondary' })}
        >
          Baixar em PDF
          <Icon name="external" size="sm" label="abre em outra aba" />
        </Link>
      </div>
      {pdf === null ? (
        <Alert tone="warning" title="Não deu para mostrar o PDF aqui">
          O arquivo está pronto: use Baixar em PDF. O boleto acima vale do mesmo jeito.
        </Alert>
      ) : (
        Array.from({ length: pages }, (_, index) => <PdfPage key={index} pdf={pdf} number={index + 1} />)
      )}
    </section>
  );
}

function PdfPage({ pdf, number }: { pdf: PDFDocumentProxy | undefined; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(
    () => (pdf && canvas.current ? drawWhenNear(pdf, number, canvas.current) : undefined),
    [pdf, number],
  );
  return (
    <canvas
      ref={canvas}
      width={210}
      height={297}
      aria-hidden="true"
      className="h-auto w-full border border-line bg-surface noscript:hidden"
    />
  );
}
