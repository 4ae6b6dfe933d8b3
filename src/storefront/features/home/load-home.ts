import type { QueryClient } from '@tanstack/react-query';
import { toDrawnCard } from '#/storefront/shared/course/card/course-card-data.ts';
import { isDrawing, nameDrawing } from '#/platform/rendering/drawing.ts';
import { sendInstead } from '#/platform/hydration/send-instead.ts';
import { LateHomeSection } from './components/late-home-section.ts';
import type { HomeData } from './home.functions.ts';
import { homeQueries } from './home.queries.ts';
import { homeSections, sectionWay } from './home-sections.ts';

export async function loadHome(queryClient: QueryClient): Promise<void> {
  const page = homeQueries.page();
  if (import.meta.env.SSR) sendInstead(queryClient, page.queryKey, asDrawn);
  const home = await queryClient.ensureQueryData(page);
  if (!isDrawing(home.areas)) await LateHomeSection.load();
}

function asDrawn(home: HomeData): HomeData {
  const cards = (courses: HomeData['free']) => courses.map((course) => toDrawnCard(course));
  const drawn: HomeData = {
    ...home,
    bestSellers: cards(home.bestSellers),
    quick: cards(home.quick),
    technical: cards(home.technical),
    graduation: cards(home.graduation),
    free: cards(home.free),
  };
  for (const name of homeSections) {
    const data = home[name];
    if (!isDrawing(data) && data.length > 0) drawn[name] = { drawing: nameDrawing(sectionWay(name), data) };
  }
  return drawn;
}
