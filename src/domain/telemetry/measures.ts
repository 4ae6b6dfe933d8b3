import { createNoopMeter, metrics, type Attributes, type MeterProvider } from '@opentelemetry/api';

/** Of all instruments of both programs. */
export const meterName = 'vitrine';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** False without METRICS_PORT: the instruments below then do nothing. */
export function isMeasuring(): boolean {
  return metrics.getMeter(meterName) !== createNoopMeter();
}

const recordRequest = histogram(
  'http_server_request_duration_seconds',
  'Requests by route, method and status',
);

/** Any method can be sent, and each would be a series of its own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** @param route as the program writes it, never the address */
export function measureRequest(
  startedAt: number,
  { method = '', route, status }: { method?: string | undefined; route: string; status: number },
): void {
  recordRequest(secondsSince(startedAt), {
    'http.route': route,
    'http.request.method': methods.has(method) ? method : 'other',
    'http.response.status_code': status,
  });
}

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;

function histogram(name: string, description: string): (value: number, attributes: Attributes) => void {
  const made = onProvider((provider) =>
    provider
      .getMeter(meterName)
      .createHistogram(name, { description, advice: { explicitBucketBoundaries: seconds } }),
  );
  return (value, attributes) => made().record(value, attributes);
}

/** The provider is registered at start, after this module was loaded. */
function onProvider<Instrument>(make: (provider: MeterProvider) => Instrument): () => Instrument {
  let last: { provider: MeterProvider; instrument: Instrument } | undefined;
  return () => {
    const provider = metrics.getMeterProvider();
    if (provider !== last?.provider) last = { provider, instrument: make(provider) };
    return last.instrument;
  };
}
