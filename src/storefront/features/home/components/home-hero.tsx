import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { VitrineLink } from '#/storefront/shared/page/vitrine-link.tsx';
import { categoryName } from '#/domain/catalogue/category-name.ts';

interface HomeHeroProps {
  headline: string;
  lead: string;
  searchBox: ReactNode;
  modalities: { nome: string; icone_slug: string }[];
}

export function HomeHero({ headline, lead, searchBox, modalities }: HomeHeroProps) {
  preload('/images/hero.svg', { as: 'image', fetchPriority: 'high' });
  const chip =
    'inline-flex min-h-11 items-center rounded-full border border-white/30 px-4 text-sm font-semibold whitespace-nowrap text-white hover:border-white hover:bg-white/10';
  return (
    <section className="on-dark bg-band-900 bg-[url(/images/hero.svg)] bg-cover bg-center text-white">
      <div className="container-page grid grid-cols-1 items-center gap-12 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid grid-cols-1 gap-5 md:gap-6">
          <h1 className="max-w-prose text-display text-white">
            {headline ? (
              <span>{headline}</span>
            ) : (
              <span>
                O que você <br className="hidden lg:block" />
                quer aprender?
              </span>
            )}
          </h1>
          <p className="max-w-prose text-lg text-white/85">
            {lead ||
              'Cursos técnicos, profissionais e superiores perto de você ou a distância, com certificado reconhecido.'}
          </p>
          <div className="max-w-prose">{searchBox}</div>
          <p>
            <Link to="/cabe-na-minha-rotina" className="inline-block py-1 font-semibold text-white underline">
              Ver o que cabe na minha rotina
            </Link>
          </p>
          <ul
            className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-2 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0 md:pb-0"
            aria-label="Tipos de curso"
          >
            {modalities.map(({ nome, icone_slug }) => (
              <li key={icone_slug}>
                <VitrineLink slug={icone_slug} className={chip}>
                  {categoryName(nome)}
                </VitrineLink>
              </li>
            ))}
            <li>
              <Link to="/busca" search={{ preco: 'gratuito' }} className={chip}>
                Cursos Gratuitos
              </Link>
            </li>
          </ul>
        </div>
        {/* Lazy, so that a phone, which doesn't show it, doesn't load it. */}
        <img
          src="/images/illustrations/hero-small.webp"
          srcSet="/images/illustrations/hero-small.webp 520w, /images/illustrations/hero.webp 880w"
          sizes="26rem"
          alt=""
          width={880}
          height={720}
          loading="lazy"
          className="hidden w-full lg:block"
        />
      </div>
    </section>
  );
}
