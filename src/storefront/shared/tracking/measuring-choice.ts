import { createContext } from 'react';
import type { Elements } from '#/storefront/ui/elements.ts';

interface MeasuringChoicePlace {
  /** Asks whether the shop may measure its use: undefined while nobody is asked. */
  banner: Elements;
  ask(): void;
  isGranted: boolean;
}

/** For header and footer. Absent where nothing is measured: then there is nothing to choose. */
export const MeasuringChoice = createContext<MeasuringChoicePlace | undefined>(undefined);
