import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { type ReactNode, Suspense } from 'react';
import type { CourseCardData } from '#/storefront/shared/course/card/course-card-data.ts';
import { CachedFragment } from '#/platform/rendering/cached-fragment.tsx';
import { categoryLink, listMenuCategories } from '#/domain/catalogue/category.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { HomeData } from '../home.functions.ts';
import { homeQueries } from '../home.queries.ts';
import type { NamedSection, HomeSectionName } from '../home-sections.ts';
import { CourseRail } from './course-rail.tsx';
import { HelpBand } from './help-band.tsx';
import { HomeHero } from './home-hero.tsx';
import { LazyHomeSection } from './lazy-home-section.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

interface HomePageProps {
  searchBox: ReactNode;
  recentlyViewed?: Elements;
  callback: Elements;
  renderFavourite?(course: CourseCardData): ReactNode;
}

export function HomePage(props: HomePageProps) {
  const { searchBox, recentlyViewed, callback, renderFavourite } = props;
  const { data: home } = useSuspenseQuery(homeQueries.page());
  const taughtHere = listMenuCategories(home.modalities, {}).flatMap((category) =>
    'slug' in category && categoryLink(category).kind === 'page' ? [category] : [],
  );
  const rail = (title: string, courses: CourseCardData[], more: Elements, inFirstView = false) => (
    <CourseRail {...{ title, courses, more, renderFavourite, inFirstView }} />
  );
  return (
    <>
      <HomeHero searchBox={searchBox} modalities={taughtHere} />
      <Suspense>
        <CachedFragment name="home" inputs={[home]}>
          <div className="grid grid-cols-1 gap-12 py-12 md:gap-16">
            {rail(
              'Mais vendidos',
              home.bestSellers,
              <MoreLink search={{ ordem: 'mais-vendidos' }} of="mais vendidos" />,
              true,
            )}
            {recentlyViewed}
            {rail(
              'Cursos profissionais',
              home.quick,
              <MoreLink search={{ modalidade: slugsOf(home.quick) }} of="cursos profissionais" />,
            )}
            {rail(
              'Cursos técnicos',
              home.technical,
              <MoreLink search={{ modalidade: slugsOf(home.technical) }} of="cursos técnicos" />,
            )}
            <Section name="areas" data={home.areas} />
            {rail(
              'Graduação',
              home.graduation,
              <MoreLink search={{ modalidade: slugsOf(home.graduation) }} of="graduação" />,
            )}
            {rail(
              'Cursos gratuitos',
              home.free,
              <MoreLink search={{ preco: 'gratuito' }} of="cursos gratuitos" />,
            )}
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
