import { useContext } from 'react';
import { SkipLink } from '#/ui/navigation/skip-link.tsx';
import { MeasuringChoice } from '../tracking/measuring-choice.ts';

/** What comes before the header of every layout. */
export function PageStart() {
  return (
    <>
      <SkipLink />
      {useContext(MeasuringChoice)?.banner}
    </>
  );
}
