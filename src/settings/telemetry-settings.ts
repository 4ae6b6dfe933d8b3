import * as v from 'valibot';
import { portSetting } from './setting-schemas.ts';

/** Read by both programs. */
export const telemetrySettingsTable = {
  METRICS_PORT: {
    schema: v.optional(portSetting),
    fallbackMeaning: 'no metrics',
    meaning:
      'Port at which Prometheus finds `/metrics` of the storefront, never the one of visitors. The processes of `WORKERS` take the ports after it, one each.',
  },
  METRICS_HOST: {
    schema: v.string(),
    fallback: '127.0.0.1',
    meaning:
      'Network address of `METRICS_PORT` and `BACKEND_METRICS_PORT`. Anyone who reaches it reads the figures: no address of the internet.',
  },
};

export interface TelemetrySettings {
  /** Undefined: nothing is measured, and no library is loaded. */
  metrics?: { host: string; port: number } | undefined;
}

export interface TelemetryEnvironment {
  METRICS_HOST: string;
}

/** @param port of the metrics of this program; undefined for none */
export function telemetrySettingsOf(
  { METRICS_HOST: host }: TelemetryEnvironment,
  port: number | undefined,
): TelemetrySettings {
  return { metrics: port === undefined ? undefined : { host, port } };
}
