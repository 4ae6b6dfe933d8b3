import type { Installment } from '#/contract/purchasing/price.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { Icon } from '#/ui/display/icon.tsx';

/** The one way to pay that is open, and what it costs in each number of installments. */
export function PixTerms({ installments }: { installments: readonly Installment[] }) {
  const rows = installments.filter(({ forma }) => forma === 'pix');
  return (
    <div className="grid gap-4">
      <div className="flex gap-4 rounded-md border border-blue-600 bg-blue-50 p-4 shadow-chosen">
        <Icon name="pix" size="lg" className="text-blue-700" />
        <div>
          <p className="font-semibold text-heading">Pix</p>
          <p className="text-sm">
            Você recebe um QR code e um código para copiar. Sua vaga fica guardada por 30 minutos, e a
            matrícula sai assim que o pagamento chega.
          </p>
        </div>
      </div>
      {rows.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full text-sm tabular-nums">
            <caption className="sr-only">Parcelamento com Pix</caption>
            <thead>
              <tr className="border-b border-line text-left text-muted">
                <th scope="col" className="py-2 pr-4 font-semibold">
                  Parcelas
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-semibold">
                  Valor
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-semibold">
                  Juros
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  Total
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ parcelas, valor, juros, total }) => (
                <tr key={parcelas} className="border-b border-line last:border-0">
                  <th scope="row" className="py-2 pr-4 text-left font-normal">
                    {parcelas === 1 ? 'À vista' : `${parcelas}x`}
                  </th>
                  <td className="py-2 pr-4 text-right">{formatReais(valor)}</td>
                  <td className="py-2 pr-4 text-right">{juros > 0 ? formatReais(juros) : 'sem juros'}</td>
                  <td className="py-2 text-right font-semibold text-heading">{formatReais(total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
