import { palette } from '../../../tailwind.config.ts';
import { circle, path, rect } from '../../../src/storefront/features/course/drawing/shapes.ts';

/**
 * The symbol in a box of 40 by 40, as the logo of the demonstration has it on light grounds. `square`
 * leaves the corners filled.
 */
export const symbol = (square = false) =>
  rect(0, 0, 40, 40, palette.ink[900], square ? 0 : 9) +
  circle(20, 10.5, 3.75, palette.blue[200]) +
  path('M6 9h8.5L20 22.5V32h-4z', palette.blue[400]) +
  path('M34 9h-8.5L20 22.5V32h4z', palette.white);
