import { createContext } from 'react';
import type { Elements } from '#/storefront/ui/elements.ts';

interface MeasuringChoicePlace {
  banner: Elements;
  ask(): void;
  isGranted: boolean;
}

export const MeasuringChoice = createContext<MeasuringChoicePlace | undefined>(undefined);
