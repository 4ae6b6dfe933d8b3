/** Rows of courses on the home page, in the order in which it shows them by itself. */
export const homeRails = ['mais_vendidos', 'profissionais', 'tecnicos', 'graduacao', 'gratuitos'] as const;
export type HomeRail = (typeof homeRails)[number];

export const homeRailTitles: Readonly<Record<HomeRail, string>> = {
  mais_vendidos: 'Mais vendidos',
  profissionais: 'Cursos profissionais',
  tecnicos: 'Cursos técnicos',
  graduacao: 'Graduação',
  gratuitos: 'Cursos gratuitos',
};

/** The rails that a list names, each once, in its order; all of them for an empty one. */
export function parseHomeRails(list: string): readonly HomeRail[] {
  if (list === '') return homeRails;
  const named = new Set(list.split(','));
  return [...named].flatMap((name) => homeRails.find((rail) => rail === name) ?? []);
}
