import type { Drawing } from '#/platform/rendering/drawing.ts';
import type { HomeData } from './home.functions.ts';

export const homeSections = ['areas', 'cities', 'testimonials', 'posts'] as const;
export type HomeSectionName = (typeof homeSections)[number];

export type SectionData<Name extends HomeSectionName> = Exclude<HomeData[Name], Drawing>;

export type NamedSection = {
  [Name in HomeSectionName]: { name: Name; data: SectionData<Name> };
}[HomeSectionName];

export const sectionWay = (name: HomeSectionName) => `home ${name}`;
