/**
 * Where the focus is: among the buttons of the bar, in the panel's left column, or in the list beside that.
 */
export interface MenuPlace {
  column: 'bar' | 'left' | 'right';
  index: number;
}

interface MenuShape {
  sizes: Record<MenuPlace['column'], number>;
  openButton: number;
  chosenItem: number;
}

/**
 * Where a key leads by the disclosure navigation of the ARIA practices; null when it leads nowhere. Down and
 * right enter the panel of an open button and the list of a chosen item, up and left step back, Home and End
 * stay in their column.
 */
export function moveInMenu(key: string, { column, index }: MenuPlace, shape: MenuShape): MenuPlace | null {
  const { sizes, openButton, chosenItem } = shape;
  const last = sizes[column] - 1;
  const within = (to: number): MenuPlace | null =>
    to >= 0 && to <= last && to !== index ? { column, index: to } : null;
  switch (key) {
    case 'Home':
      return within(0);
    case 'End':
      return within(last);
    case 'ArrowDown':
    case 'ArrowRight':
      if (column === 'bar' && index === openButton && sizes.left > 0) return { column: 'left', index: 0 };
      if (key === 'ArrowRight' && column === 'left' && sizes.right > 0) return { column: 'right', index: 0 };
      return within(index + 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      if (index > 0) return within(index - 1);
      if (column === 'left') return { column: 'bar', index: openButton };
      return column === 'right' ? { column: 'left', index: chosenItem } : null;
    default:
      return null;
  }
}
