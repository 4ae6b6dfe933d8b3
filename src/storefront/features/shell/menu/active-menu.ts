/** Menus of the header, of which one is active at a time (SHELL-1). */
export const activeMenus = [
  'none',
  'coursesDesk',
  'areasDesk',
  'citiesDesk',
  'othersDesk',
  'menuMobile',
  'coursesMobile',
  'areasMobile',
  'citiesMobile',
  'profileMobile',
] as const;
export type ActiveMenu = (typeof activeMenus)[number];

export function selectMenu(active: ActiveMenu, selected: ActiveMenu): ActiveMenu {
  return active === selected ? 'none' : selected;
}

export function backFrom(active: ActiveMenu): ActiveMenu {
  const isMobileList = active.endsWith('Mobile') && active !== 'menuMobile';
  return isMobileList ? 'menuMobile' : 'none';
}
