import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Fragment, type ReactNode, Suspense } from 'react';
import type { CourseCardData } from '#/storefront/shared/course/card/course-card-data.ts';
import { CachedFragment } from '#/platform/rendering/cached-fragment.tsx';
import { categoryLink, listMenuCategories } from '#/domain/catalogue/category.ts';
import { type HomeRail, homeRailTitles } from '#/domain/school/home-rails.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { HomeData } from '../home.functions.ts';
import { homeQueries } from '../home.queries.ts';
import type { NamedSection, HomeSectionName } from '../home-sections.ts';
import { CourseRail } from './course-rail.tsx';
import { HelpBand } from './help-band.tsx';
import { HomeHero } from './home-hero.tsx';
import { LazyHomeSection } from './lazy-home-section.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

export interface HomeTexts {
  /** Empty for the usual ones. */
  headline: string;
  lead: string;
  /** In their order. */
  rails: readonly { rail: HomeRail; title: string }[];
}

const courseLists = {
  mais_vendidos: 'bestSellers',
  profissionais: 'quick',
  tecnicos: 'technical',
  graduacao: 'graduation',
  gratuitos: 'free',
} as const satisfies Record<HomeRail, keyof HomeData>;

/** Best sellers are called so only while none of them was put there by the school. */
const titleOf = (rail: HomeRail, title: string, { hasPinned }: HomeData) =>
  rail === 'mais_vendidos' && hasPinned && title === homeRailTitles.mais_vendidos
    ? 'Destaques e mais vendidos'
    : title;

const searchOf = (rail: HomeRail, home: HomeData): MoreLinkProps['search'] => {
  if (rail === 'mais_vendidos') return { ordem: 'mais-vendidos' };
  if (rail === 'gratuitos') return { preco: 'gratuito' };
  return { modalidade: slugsOf(home[courseLists[rail]]) };
};

interface HomePageProps {
  texts: HomeTexts;
  searchBox: ReactNode;
  recentlyViewed?: Elements;
  callback: Elements;
  renderFavourite?(course: CourseCardData): ReactNode;
}

export function HomePage(props: HomePageProps) {
  const { texts, searchBox, recentlyViewed, callback, renderFavourite } = props;
  const { headline, lead, rails } = texts;
  const { data: home } = useSuspenseQuery(homeQueries.page());
  const taughtHere = listMenuCategories(home.modalities, {}).flatMap((category) =>
    'slug' in category && categoryLink(category).kind === 'page' ? [category] : [],
  );
  return (
    <>
      <HomeHero headline={headline} lead={lead} searchBox={searchBox} modalities={taughtHere} />
      <Suspense>
        <CachedFragment name="home" inputs={[home, rails]}>
          <div className="grid grid-cols-1 gap-12 py-12 md:gap-16">
            {rails.map(({ rail, title }, index) => (
              <Fragment key={rail}>
                <CourseRail
                  title={titleOf(rail, title, home)}
                  courses={home[courseLists[rail]]}
                  more={<MoreLink search={searchOf(rail, home)} of={title.toLocaleLowerCase('pt-BR')} />}
                  renderFavourite={renderFavourite}
                  inFirstView={index === 0}
                />
                {index === 0 && recentlyViewed}
                {index === Math.min(2, rails.length - 1) && <Section name="areas" data={home.areas} />}
              </Fragment>
            ))}
            <Section name="cities" data={home.cities} />
            <Section name="testimonials" data={home.testimonials} />
            <HelpBand callback={callback} />
            <Section name="posts" data={home.posts} />
          </div>
        </CachedFragment>
      </Suspense>
    </>
  );
}

interface SectionProps {
  name: HomeSectionName;
  data: HomeData[HomeSectionName];
}

function Section({ name, data }: SectionProps) {
  if (data.length === 0) return null;
  return <LazyHomeSection {...({ name, data } as NamedSection)} />;
}

function slugsOf(courses: CourseCardData[]): string[] | undefined {
  const slug = courses[0]?.modalidade.slug;
  return slug ? [slug] : undefined;
}

interface MoreLinkProps {
  search: { ordem?: 'mais-vendidos'; modalidade?: string[]; preco?: 'gratuito' };
  of: string;
}

function MoreLink({ search, of }: MoreLinkProps) {
  return (
    <Link
      to="/busca"
      search={search}
      className={linkClass('quiet', 'inline-flex min-h-11 shrink-0 items-center font-semibold')}
    >
      Ver todos<span className="sr-only">{` de ${of}`}</span>
    </Link>
  );
}
