import { useContext } from 'react';
import { SkipLink } from '#/ui/skip-link.tsx';
import { MeasuringChoice } from './measuring-choice.ts';

/** What comes before the header of every layout. */
export function PageStart() {
  return (
    <>
      <SkipLink />
      {useContext(MeasuringChoice)?.banner}
    </>
  );
}
