import type { Drawing } from '#/platform/rendering/drawing.ts';
import type { HomeData } from './home.functions.ts';

/** The sections of the home page that only show something. */
export const homeSections = ['areas', 'cities', 'testimonials', 'posts'] as const;
export type HomeSectionName = (typeof homeSections)[number];

/** What the section `Name` shows. */
export type SectionData<Name extends HomeSectionName> = Exclude<HomeData[Name], Drawing>;

export type NamedSection = {
  [Name in HomeSectionName]: { name: Name; data: SectionData<Name> };
}[HomeSectionName];

/** The name of a section for its drawing. */
export const sectionWay = (name: HomeSectionName) => `home ${name}`;
