import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CourseCardData } from '#/blocks/course/course-card-data.ts';
import { categoryLink, listMenuCategories } from '#/domain/catalogue/category.ts';
import { linkClass } from '#/ui/navigation/link-class.ts';
import { homeQueries } from '../home.queries.ts';
import { AreaTiles } from './area-tiles.tsx';
import { CityTiles } from './city-tiles.tsx';
import { CourseRail } from './course-rail.tsx';
import { HelpBand } from './help-band.tsx';
import { HomeHero } from './home-hero.tsx';
import { BlogPosts, Testimonials } from './voices.tsx';

interface HomePageProps {
  searchBox: ReactNode;
  recentlyViewed?: ReactNode;
  /** Asks to be called back. */
  callback: ReactNode;
  renderFavourite?(course: CourseCardData): ReactNode;
}

export function HomePage(props: HomePageProps) {
  const { searchBox, recentlyViewed, callback, renderFavourite } = props;
  const { data: home } = useSuspenseQuery(homeQueries.page());
  const taughtHere = listMenuCategories(home.modalities).flatMap((category) =>
    'slug' in category && categoryLink(category).kind === 'page' ? [category] : [],
  );
  const rail = (title: string, courses: CourseCardData[], more: ReactNode) => (
    <CourseRail title={title} courses={courses} more={more} renderFavourite={renderFavourite} />
  );
  return (
    <>
      <HomeHero searchBox={searchBox} modalities={taughtHere} />
      <div className="grid grid-cols-1 gap-12 py-12 md:gap-16">
        {rail(
          'Mais vendidos',
          home.bestSellers,
          <MoreLink search={{ ordem: 'mais-vendidos' }} of="mais vendidos" />,
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
        <AreaTiles areas={home.areas} />
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
        <CityTiles cities={home.cities} />
        <Testimonials testimonials={home.testimonials} />
        <HelpBand callback={callback} />
        <BlogPosts posts={home.posts} />
      </div>
    </>
  );
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
      Ver todos<span className="sr-only"> de {of}</span>
    </Link>
  );
}
