import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { type ReactNode, Suspense } from 'react';
import type { ShownCard } from '#/storefront/shared/course/card/course-card-data.ts';
import { DrawnOnce } from '#/platform/rendering/drawn-once.tsx';
import { DrawnPart } from '#/platform/rendering/drawn-part.tsx';
import { isDrawing } from '#/platform/rendering/drawing.ts';
import { categoryLink, listMenuCategories } from '#/domain/catalogue/category.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { HomeData } from '../home.functions.ts';
import { homeQueries } from '../home.queries.ts';
import { type NamedSection, type HomeSectionName, sectionWay } from '../home-sections.ts';
import { CourseRail } from './course-rail.tsx';
import { HelpBand } from './help-band.tsx';
import { HomeHero } from './home-hero.tsx';
import { LateHomeSection } from './late-home-section.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

interface HomePageProps {
  searchBox: ReactNode;
  recentlyViewed?: Elements;
  callback: Elements;
  renderFavourite?(course: ShownCard): ReactNode;
  chosenAmong?(courses: readonly ShownCard[]): readonly number[];
}

export function HomePage(props: HomePageProps) {
  const { searchBox, recentlyViewed, callback, renderFavourite, chosenAmong } = props;
  const { data: home } = useSuspenseQuery(homeQueries.page());
  const taughtHere = listMenuCategories(home.modalities, {}).flatMap((category) =>
    'slug' in category && categoryLink(category).kind === 'page' ? [category] : [],
  );
  const railed = [home.bestSellers, home.quick, home.technical, home.graduation, home.free].flat();
  const rail = (title: string, courses: ShownCard[], more: Elements, inFirstView = false) => (
    <CourseRail {...{ title, courses, more, renderFavourite, inFirstView }} />
  );
  return (
    <>
      <HomeHero searchBox={searchBox} modalities={taughtHere} />
      <Suspense>
        <DrawnOnce name="home" of="visitors" inputs={[home]} own={chosenAmong && [chosenAmong(railed)]}>
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
        </DrawnOnce>
      </Suspense>
    </>
  );
}

interface SectionProps {
  name: HomeSectionName;
  data: HomeData[HomeSectionName];
}

function Section({ name, data }: SectionProps) {
  if (!isDrawing(data) && data.length === 0) return null;
  return (
    <DrawnPart way={sectionWay(name)} data={data}>
      {(shown) => <LateHomeSection {...({ name, data: shown } as NamedSection)} />}
    </DrawnPart>
  );
}

function slugsOf(courses: ShownCard[]): string[] | undefined {
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
