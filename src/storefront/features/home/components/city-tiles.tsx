import { VitrineLink } from '#/storefront/shared/page/vitrine-link.tsx';

export function CityTiles({ cities }: { cities: { nome: string; slug: string }[] }) {
  return (
    <section className="container-page drawn-near grid gap-4 [--height-far:35rem] md:[--height-far:28rem] lg:[--height-far:34rem]">
      <h2 className="text-section">Cidades em destaque</h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {cities.map((city) => (
          <li key={city.slug} className="first:col-span-2 md:first:col-span-1">
            <VitrineLink
              slug={city.slug}
              className="on-dark relative grid min-h-24 items-end tile bg-band-800 p-3 md:min-h-32 md:p-4 lg:min-h-40"
            >
              <img
                src={`/images/cities/${city.slug}.webp`}
                alt=""
                width={640}
                height={480}
                loading="lazy"
                className="absolute inset-0 size-full object-cover"
              />
              <span className="relative justify-self-start rounded-sm bg-band-950/80 px-2 py-1 font-semibold text-white">
                {city.nome}
              </span>
            </VitrineLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
