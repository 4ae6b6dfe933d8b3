import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { ShownUnit } from '../units.functions.ts';

/** Where the school is. */
export function UnitList({ units }: { units: readonly ShownUnit[] }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-section">{units.length === 1 ? 'Nossa unidade' : 'Nossas unidades'}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {units.map(({ id, name, address, phone }) => (
          <li key={id} className="grid content-start text-sm wrap-anywhere">
            <h3 className="font-semibold text-heading">{name}</h3>
            <p>{address}</p>
            {phone && (
              <p>
                <a
                  href={`tel:${phone.replaceAll(/\D/g, '')}`}
                  className={linkClass('text', 'inline-flex min-h-11 items-center lg:min-h-6')}
                >
                  {phone}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
