import { useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sendEventsTo } from '#/storefront/shared/tracking/track-event.ts';
import type { AnalyticsSettings } from '../analytics.functions.ts';
import { toMeasuredPage } from '../measured-page.ts';
import { createMeter } from '../meter.ts';

export interface MeasurementProps {
  settings: AnalyticsSettings;
  personId: number | null | undefined;
}

export function Measurement({ settings, personId }: MeasurementProps) {
  const [meter] = useState(() => createMeter(settings));
  const fullPath = useMatches({ select: (matches) => matches.at(-1)!.fullPath });
  const pathname = useMatches({ select: (matches) => matches.at(-1)!.pathname });

  useEffect(() => meter.know(personId), [meter, personId]);
  const { forbiddenPageViews } = settings;
  useEffect(
    () => meter.visit(toMeasuredPage({ fullPath, pathname }, forbiddenPageViews)),
    [meter, fullPath, pathname, forbiddenPageViews],
  );
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && meter.comeBack();
    sendEventsTo(meter.take);
    addEventListener('pagehide', meter.leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', meter.leave);
      removeEventListener('pageshow', comeBack);
      meter.stop();
    };
  }, [meter]);
  return null;
}
