import { useContext } from 'react';
import { SkipLink } from '#/storefront/ui/navigation/skip-link.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';
import { MeasuringChoice } from '../tracking/measuring-choice.ts';

export function PageStart() {
  const banner: Elements = useContext(MeasuringChoice)?.banner;
  return (
    <>
      <SkipLink />
      {banner}
    </>
  );
}
