import { type LookFields, themesOf } from '#/domain/school/look.ts';
import type { Lettering } from './images/draw-images.ts';

/** The school's name on the ground of its dark bands. */
export const letteringOf = ({ nome, aparencia }: { nome: string; aparencia: LookFields }): Lettering => ({
  name: nome,
  ground: themesOf(aparencia).light['band-900'],
});
