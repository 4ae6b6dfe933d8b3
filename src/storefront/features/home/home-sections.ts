import type { HomeData } from './home.functions.ts';

export const homeSections = ['areas', 'cities', 'testimonials', 'posts'] as const;
export type HomeSectionName = (typeof homeSections)[number];

export type NamedSection = {
  [Name in HomeSectionName]: { name: Name; data: HomeData[Name] };
}[HomeSectionName];
