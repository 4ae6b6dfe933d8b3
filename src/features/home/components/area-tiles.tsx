import { VitrineLink } from '#/blocks/vitrine-link.tsx';
import type { HomeData } from '../home.functions.ts';

/** The areas as illustrated tiles. */
export function AreaTiles({ areas }: { areas: HomeData['areas'] }) {
  if (areas.length === 0) return null;
  return (
    <section className="container-page grid gap-4">
      <h2 className="text-section">Explore por área</h2>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-5">
        {areas.map((area) => (
          <li key={area.icone_slug} data-area={area.icone_slug}>
            <VitrineLink
              slug={area.icone_slug}
              className="group grid h-full overflow-hidden rounded-lg border border-area-line bg-area-soft transition-shadow duration-base hover:shadow-lg"
            >
              <img
                src={`/images/product/areas_group/${area.icone_slug}/${area.icone_slug}-mob.webp`}
                alt=""
                width={320}
                height={180}
                loading="lazy"
                className="aspect-2/1 w-full object-cover md:aspect-video"
              />
              <span className="grid content-start gap-1 p-3">
                <span className="font-semibold text-area-strong group-hover:underline">{area.nome}</span>
                <span className="text-sm text-muted">
                  {area.total === 1 ? '1 curso' : `${area.total} cursos`}
                </span>
              </span>
            </VitrineLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
