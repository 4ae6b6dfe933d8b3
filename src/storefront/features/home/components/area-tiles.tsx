import { Link } from '#/storefront/shared/page/link.tsx';
import { AreaPicture } from '#/storefront/shared/course/area-picture.tsx';
import { VitrineLink } from '#/storefront/shared/page/vitrine-link.tsx';
import { classNames } from '#/storefront/ui/class-names.ts';
import type { HomeData } from '../home.functions.ts';

const tileWidth = '16rem';

/**
 * The areas as illustrated tiles; on a phone in two rows that scroll sideways, since all of them would be
 * four screens.
 */
export function AreaTiles({ areas }: { areas: HomeData['areas'] }) {
  return (
    <section className="container-page drawn-near grid grid-cols-1 gap-4 [--height-far:29rem] md:[--height-far:127rem] lg:[--height-far:79rem]">
      <h2 className="text-section">Explore por área</h2>
      <ul className="-mx-4 grid auto-cols-[max(42%,9.75rem)] grid-flow-col grid-rows-2 gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:none] md:mx-0 md:auto-cols-auto md:grid-flow-row md:grid-cols-3 md:grid-rows-none md:gap-4 md:overflow-visible md:px-0 md:pb-0 lg:grid-cols-5">
        {areas.map((area) => (
          <li key={area.icone_slug} data-area={area.icone_slug}>
            <VitrineLink
              slug={area.icone_slug}
              className="group grid h-full grid-rows-[1fr_auto] tile border border-area-line bg-area-soft"
            >
              {/* As high as the tiles beside it leave it, whatever the picture's own shape. */}
              <span className="relative block min-h-20 md:min-h-32">
                <AreaPicture
                  area={area.icone_slug}
                  tile={tileWidth}
                  className="absolute inset-0 size-full object-cover"
                />
              </span>
              <span className="grid min-w-0 content-start gap-1 p-3">
                <span className="font-semibold wrap-break-word text-area-strong group-hover:underline">
                  {area.nome}
                </span>
                <span className="text-sm text-muted">
                  {area.total === 1 ? '1 curso' : `${area.total} cursos`}
                </span>
              </span>
            </VitrineLink>
          </li>
        ))}
        <li className={restOfRow(areas.length)}>
          <Link
            to="/busca"
            className="group grid h-full grid-rows-[1fr_auto] tile border border-area-line bg-area-soft"
          >
            <span
              className={classNames(
                'relative block min-h-20 md:min-h-32',
                areas.length % 3 === 0 && 'md:max-lg:hidden',
                areas.length % 5 === 0 && 'lg:hidden',
              )}
            >
              {/* As wide as a whole row it would show no more than a strip of it. */}
              <span className="absolute inset-0">
                <AreaPicture area="geral" tile={`calc(${tileWidth} / 2)`} />
              </span>
            </span>
            <span className="grid content-start gap-1 p-3">
              <span className="font-semibold text-area-strong group-hover:underline">Todas as áreas</span>
              <span className="text-sm text-muted">Todos os cursos</span>
            </span>
          </Link>
        </li>
      </ul>
    </section>
  );
}

function restOfRow(areas: number): string {
  return `${ofThree[areas % 3]} ${ofFive[areas % 5]}`;
}

const ofThree = ['md:col-span-3', 'md:col-span-2', ''] as const;
const ofFive = ['lg:col-span-5', 'lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'] as const;
