import { plainPage } from './plain-page.ts';

/** The page of a shop that isn't set up yet. */
export const soonPage = plainPage(
  'Em breve',
  '<p>Esta loja de cursos está sendo preparada. Volte em alguns dias.</p>',
);
