import { describe, expect, it } from 'vitest';
import { moveInMenu, type MenuPlace } from '#/storefront/features/shell/menu/menu-keys.ts';

const closed = { sizes: { bar: 4, left: 0, right: 0 }, openButton: -1, chosenItem: 0 };
/** The areas are shown: the second button is open, the second item of the left column chosen. */
const open = { sizes: { bar: 4, left: 10, right: 25 }, openButton: 1, chosenItem: 1 };
const place = (text: string): MenuPlace => {
  const [column, index] = text.split(' ');
  return { column: column as MenuPlace['column'], index: Number(index) };
};

describe('with every panel closed', () => {
  it.each([
    ['ArrowRight', 'bar 0', 'bar 1'],
    ['ArrowDown', 'bar 0', 'bar 1'],
    ['ArrowLeft', 'bar 1', 'bar 0'],
    ['ArrowUp', 'bar 1', 'bar 0'],
    ['End', 'bar 0', 'bar 3'],
    ['Home', 'bar 3', 'bar 0'],
  ])('%s moves from %s to %s', (key, from, to) => {
    expect(moveInMenu(key, place(from), closed)).toEqual(place(to));
  });

  it.each([
    ['ArrowRight', 'bar 3'],
    ['ArrowLeft', 'bar 0'],
    ['Home', 'bar 0'],
    ['End', 'bar 3'],
    ['Tab', 'bar 0'],
    ['Enter', 'bar 0'],
    ['a', 'bar 0'],
  ])('%s leads nowhere from %s', (key, from) => {
    expect(moveInMenu(key, place(from), closed)).toBeNull();
  });
});

describe('with a panel open', () => {
  it.each([
    ['ArrowDown', 'bar 1', 'left 0'],
    ['ArrowRight', 'bar 1', 'left 0'],
    ['ArrowRight', 'bar 0', 'bar 1'],
    ['ArrowDown', 'left 0', 'left 1'],
    ['ArrowUp', 'left 1', 'left 0'],
    ['ArrowUp', 'left 0', 'bar 1'],
    ['ArrowRight', 'left 1', 'right 0'],
    ['ArrowRight', 'right 0', 'right 1'],
    ['ArrowDown', 'right 7', 'right 8'],
    ['ArrowLeft', 'right 1', 'right 0'],
    ['ArrowLeft', 'right 0', 'left 1'],
    ['Home', 'right 9', 'right 0'],
    ['End', 'right 9', 'right 24'],
    ['End', 'left 0', 'left 9'],
    ['Home', 'left 9', 'left 0'],
  ])('%s moves from %s to %s', (key, from, to) => {
    expect(moveInMenu(key, place(from), open)).toEqual(place(to));
  });

  it.each([
    ['ArrowDown', 'right 24'],
    ['ArrowDown', 'left 9'],
    ['Escape', 'left 0'],
  ])('%s leads nowhere from %s', (key, from) => {
    expect(moveInMenu(key, place(from), open)).toBeNull();
  });
});
