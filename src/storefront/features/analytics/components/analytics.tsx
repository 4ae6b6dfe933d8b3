import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MeasuringChoice } from '#/storefront/shared/tracking/measuring-choice.ts';
import { forgetEvents, keepEvents } from '#/storefront/shared/tracking/track-event.ts';
import type { MeasuringChoice as Choice } from '#/domain/site/measuring-consent.ts';
import { LazyConsentBanner } from './lazy-consent-banner.ts';
import type { AnalyticsSettings } from '../analytics.functions.ts';
import type { MeasurementProps } from './measurement.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface AnalyticsProps {
  settings: AnalyticsSettings;
  personId: number | null | undefined;
  children: Elements;
}

export function Analytics({ settings, personId, children }: AnalyticsProps) {
  const { disabled, partners, version } = settings;
  const [consent, setConsent] = useState(settings.consent);
  const [wasAskedFor, setAskedFor] = useState(false);
  const [Measurement, setMeasurement] = useState<ComponentType<MeasurementProps>>();
  const opener = useRef<Element>(null);
  const isGranted = consent === 'granted';

  useLayoutEffect(() => {
    if (!isGranted || disabled) return;
    keepEvents();
    return forgetEvents;
  }, [isGranted, disabled]);
  useEffect(() => {
    if (isGranted && !disabled) {
      void import('./measurement.tsx').then((part) => setMeasurement(() => part.Measurement));
    }
  }, [isGranted, disabled]);

  function ask() {
    opener.current = document.activeElement;
    setAskedFor(true);
  }

  const take = useCallback((choice: Choice) => {
    setConsent(choice);
    setAskedFor(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, []);

  return (
    <MeasuringChoice
      value={{
        ask,
        isGranted,
        banner: (consent === 'pending' || wasAskedFor) && (
          <LazyConsentBanner
            consent={consent}
            measures={!disabled}
            hasPartners={partners !== null}
            wasAskedFor={wasAskedFor}
            version={version}
            onChosen={take}
          />
        ),
      }}
    >
      {children}
      {isGranted && !disabled && Measurement && <Measurement settings={settings} personId={personId} />}
    </MeasuringChoice>
  );
}
