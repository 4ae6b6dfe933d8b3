import { expect, it } from 'vitest';
import { activeMenus, backFrom, selectMenu } from '#/storefront/features/shell/menu/active-menu.ts';

it('knows the states of SHELL-1', () => {
  expect(activeMenus).toEqual([
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
  ]);
});

it('selecting the active menu closes it, selecting another replaces it', () => {
  for (const active of activeMenus) {
    for (const selected of activeMenus) {
      expect(selectMenu(active, selected)).toBe(active === selected ? 'none' : selected);
    }
  }
});

it('every mobile panel goes back to the mobile menu, everything else to none', () => {
  const back = Object.fromEntries(activeMenus.map((menu) => [menu, backFrom(menu)]));
  expect(back).toEqual({
    none: 'none',
    coursesDesk: 'none',
    areasDesk: 'none',
    citiesDesk: 'none',
    othersDesk: 'none',
    menuMobile: 'none',
    coursesMobile: 'menuMobile',
    areasMobile: 'menuMobile',
    citiesMobile: 'menuMobile',
    profileMobile: 'menuMobile',
  });
});
