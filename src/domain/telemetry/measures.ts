import { createNoopMeter, metrics, type Attributes, type MeterProvider } from '@opentelemetry/api';

/** Of all instruments of both programs. */
export const meterName = 'vitrine';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** False without METRICS_PORT or BACKEND_METRICS_PORT: the instruments below then do nothing. */
export function isMeasuring(): boolean {
  return metrics.getMeter(meterName) !== createNoopMeter();
}

// Prometheus asks for the unit in the name, and the exporter adds none.
const requests = histogram('http_server_request_duration_seconds', 'Requests by route, method and status');
const backendCalls = histogram('vitrine_backend_call_seconds', 'Calls of the backend, by what is called');
const poolWaits = histogram('vitrine_pool_wait_seconds', 'Waits for a connection to the database');
const statements = histogram('vitrine_statement_seconds', 'Statements and transactions of the database');
const jobRuns = histogram('vitrine_job_seconds', 'Runs of jobs');
const providerCalls = histogram('vitrine_provider_call_seconds', 'Calls of payment providers');
const cacheReads = counter('vitrine_cache_reads', 'Reads of caches by their outcome');
const webhooks = counter('vitrine_webhooks', 'Webhooks of banks by their answer');
const providerOutcomes = counter('vitrine_provider_calls', 'Calls of payment providers by outcome');

/** Any method can be sent, and each would be a series of its own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** @param route as the program writes it, never the address */
export function measureRequest(
  startedAt: number,
  { method = '', route, status }: { method?: string | undefined; route: string; status: number },
): void {
  requests(secondsSince(startedAt), {
    http_route: route,
    http_request_method: methods.has(method) ? method : 'other',
    http_response_status_code: status,
  });
}

/** @param status 200 when it went well */
export function measureBackendCall(startedAt: number, call: string, status: number): void {
  backendCalls(secondsSince(startedAt), { call, status });
}

export type Outcome = 'ok' | 'failed';

export function measurePoolWait(startedAt: number, pool: string, outcome: Outcome): void {
  poolWaits(secondsSince(startedAt), { pool, outcome });
}

export function measureStatement(startedAt: number, pool: string, outcome: Outcome): void {
  statements(secondsSince(startedAt), { pool, outcome });
}

export function measureJob(startedAt: number, job: string, outcome: Outcome): void {
  jobRuns(secondsSince(startedAt), { job_name: job, outcome });
}

export function measureProviderCall(
  startedAt: number,
  labels: { provider: string; call: string; outcome: Outcome | 'refused' },
): void {
  providerCalls(secondsSince(startedAt), labels);
  providerOutcomes(1, { provider: labels.provider, outcome: labels.outcome });
}

export function countCacheRead(cache: 'pages' | 'fragments' | 'responses', outcome: 'hit' | 'miss'): void {
  cacheReads(1, { cache, outcome });
}

export function countWebhook(status: number): void {
  webhooks(1, { answer: status < 400 ? 'taken' : status < 500 ? 'refused' : 'failed' });
}

/** Counters that alerts watch begin at zero: Prometheus sees no increase where a series begins with it. */
export function beginCounting(providers: Iterable<string>): void {
  for (const answer of ['taken', 'refused', 'failed']) webhooks(0, { answer });
  for (const provider of new Set(providers))
    for (const outcome of ['ok', 'refused', 'failed']) providerOutcomes(0, { provider, outcome });
}

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;

type Record = (value: number, attributes: Attributes) => void;

function histogram(name: string, description: string): Record {
  const advice = { explicitBucketBoundaries: seconds };
  const made = onProvider((provider) =>
    provider.getMeter(meterName).createHistogram(name, { description, advice }),
  );
  return (value, attributes) => made().record(value, attributes);
}

function counter(name: string, description: string): Record {
  const made = onProvider((provider) => provider.getMeter(meterName).createCounter(name, { description }));
  return (value, attributes) => made().add(value, attributes);
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
