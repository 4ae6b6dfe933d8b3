import { fetchPage } from './load.ts';

export interface MeasuredPage {
  name: 'home' | 'search' | 'course';
  path: string;
}

/** The pages of a shop that are measured: its first, a search, and the course that the first links first. */
export async function findPages(base: string): Promise<MeasuredPage[]> {
  const home = await fetchPage(`${base}/`);
  const course = /href="?(\/[a-z0-9-]+\/[a-z0-9-]+\/\d+)["?>\s]/.exec(home)?.[1];
  if (!course) throw new Error('the home page links no course');
  return [
    { name: 'home', path: '/' },
    { name: 'search', path: '/busca?titulo=tecnico' },
    { name: 'course', path: course },
  ];
}
