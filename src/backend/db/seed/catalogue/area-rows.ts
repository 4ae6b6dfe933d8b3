import { areaGroupContent, areaSlugs } from './area-groups.ts';

export const areaRows = areaSlugs
  .flatMap((slug, index) =>
    areaGroupContent[slug].areas.map(({ nome }) => ({ id_grupo_area_atuacao: index + 1, nome })),
  )
  .map((row, index) => ({ id_area_atuacao: index + 1, ...row }));
