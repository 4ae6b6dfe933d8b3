import * as v from 'valibot';
import { addressSetting, portSetting } from './setting-schemas.ts';

/** Read by both programs. */
export const telemetrySettingsTable = {
  METRICS_PORT: {
    schema: v.optional(portSetting),
    fallbackMeaning: 'no metrics',
    meaning:
      'Port at which Prometheus finds `/metrics` of the storefront, never the one of visitors. The second process of `WORKERS` takes the port after it, and so on.',
  },
  METRICS_HOST: {
    schema: v.string(),
    fallback: '127.0.0.1',
    meaning:
      'Network address of `METRICS_PORT` and `BACKEND_METRICS_PORT`. Anyone who reaches it reads the figures: no address of the internet.',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    schema: v.optional(addressSetting),
    fallbackMeaning: 'no traces',
    meaning:
      'Address that traces of both programs are sent to, by OTLP over HTTP: `http://collector:4318/v1/traces`.',
  },
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: {
    schema: v.optional(v.string()),
    secret: true,
    meaning: 'Headers sent with them, such as `authorization=Bearer%20…`.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: v.pipe(
      v.string(),
      v.regex(/^(?:0(?:\.\d{1,4})?|1(?:\.0{1,4})?)$/, 'must be a number from 0 to 1'),
      v.transform(Number),
    ),
    fallback: '1',
    meaning: 'Part of all requests that are traced, from 0 to 1.',
  },
};

export interface TelemetrySettings {
  /** Undefined: nothing is measured, and no library is loaded. */
  metrics?: { host: string; port: number } | undefined;
  /** Undefined: nothing is traced. */
  traces?: { url: string; ratio: number } | undefined;
}

export interface TelemetryEnvironment {
  METRICS_HOST: string;
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** @param port of the metrics of this program; undefined for none */
export function telemetrySettingsOf(env: TelemetryEnvironment, port: number | undefined): TelemetrySettings {
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  return {
    metrics: port === undefined ? undefined : { host: env.METRICS_HOST, port },
    traces: url === undefined ? undefined : { url, ratio: env.OTEL_TRACES_SAMPLER_ARG },
  };
}
