import { makeThemes } from '#/domain/school/colours/make-themes.ts';
import { coloursOf, type LookFields } from '#/domain/school/look.ts';
import type { Lettering } from './images/draw-images.ts';

/** The school's name on the ground of its dark bands. */
export const letteringOf = ({ nome, aparencia }: { nome: string; aparencia: LookFields }): Lettering => ({
  name: nome,
  ground: makeThemes(coloursOf(aparencia)).light['band-900'],
});
