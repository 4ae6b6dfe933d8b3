import type { MotifName } from '#/domain/catalogue/drawing/motif-names.ts';
import type { Inks } from '../inks.ts';
import { craftMotifs } from './area-crafts.ts';
import { industryMotifs } from './area-industry.ts';
import { building } from './building.ts';
import { digital } from './digital.ts';
import { electric } from './electric.ts';
import { food } from './food.ts';
import { machines } from './machines.ts';
import { nature } from './nature.ts';
import { office } from './office.ts';
import { vehicles } from './vehicles.ts';

/** Each is 400 by 400, and stands on some 370. */
export const motifs: Record<MotifName, (inks: Inks) => string> = {
  ...vehicles,
  ...electric,
  ...machines,
  ...building,
  ...food,
  ...office,
  ...digital,
  ...nature,
  ...craftMotifs,
  ...industryMotifs,
};
