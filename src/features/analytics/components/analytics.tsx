import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MeasuringChoice } from '#/blocks/measuring-choice.ts';
import { forgetEvents, keepEvents } from '#/blocks/track-event.ts';
import type { MeasuringChoice as Choice } from '#/domain/measuring-consent.ts';
import { measuringCookieLine } from '../keep-choice.ts';
import { ConsentBanner } from './consent-banner.tsx';
import type { MeasurementProps } from './measurement.tsx';

/** Around the page of a shop that measures: asks whether it may, and brings the library once it may. */
export function Analytics({ settings, idPessoa, children }: MeasurementProps & { children: ReactNode }) {
  const [consent, setConsent] = useState(settings.consent);
  const [wasAskedFor, setAskedFor] = useState(false);
  const [Measurement, setMeasurement] = useState<ComponentType<MeasurementProps>>();
  const opener = useRef<Element>(null);
  const isGranted = consent === 'granted';

  // Before the effects of the page, which tell of what it shows.
  useLayoutEffect(() => {
    if (!isGranted) return;
    keepEvents();
    return forgetEvents;
  }, [isGranted]);
  useEffect(() => {
    if (isGranted) void import('./measurement.tsx').then((part) => setMeasurement(() => part.Measurement));
  }, [isGranted]);

  function ask() {
    opener.current = document.activeElement;
    setAskedFor(true);
  }

  function choose(choice: Choice) {
    document.cookie = measuringCookieLine(choice, new Date(), location.protocol === 'https:');
    setConsent(choice);
    setAskedFor(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <MeasuringChoice
      value={{
        ask,
        banner: (consent === 'pending' || wasAskedFor) && (
          <ConsentBanner consent={consent} wasAskedFor={wasAskedFor} onChoose={choose} />
        ),
      }}
    >
      {children}
      {isGranted && Measurement && <Measurement settings={settings} idPessoa={idPessoa} />}
    </MeasuringChoice>
  );
}
