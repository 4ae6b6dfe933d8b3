import { metrics } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { meterName } from '#/domain/telemetry/measures.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Program } from './program.ts';

/** Milliseconds that a connection may take for its request: only Prometheus asks here. */
const requestTimeout = 5000;

/**
 * Serves `/metrics` until it is stopped or the process ends, whose end it doesn't hold up.
 * @returns what stops it
 */
export async function serveMetrics(
  program: Program,
  { host, port }: { host: string; port: number },
): Promise<() => Promise<void>> {
  const exporter = new PrometheusExporter({
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
    withResourceConstantLabels: /^service\.name$/,
  });
  metrics.setGlobalMeterProvider(
    new MeterProvider({
      resource: resourceFromAttributes({ 'service.name': `vitrine-${program}` }),
      readers: [exporter],
    }),
  );
  metrics
    .getMeter(meterName)
    .createObservableGauge('vitrine_clock_seconds', { description: 'Clock of the program, since 1970' })
    .addCallback((result) => result.observe(Date.now() / 1000));
  const server = createServer({ requestTimeout, headersTimeout: requestTimeout }, (request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') {
      exporter.getMetricsRequestHandler(request, response);
    } else {
      response.writeHead(404).end();
    }
  });
  server.unref();
  // Otherwise the processes of WORKERS would share the port, and a scrape would find any of them.
  server.listen({ host, port, exclusive: true });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`No metrics of the ${program} at ${host}:${port}: ${error.code ?? error.message}.`);
  });
  return async () => {
    metrics.disable();
    server.closeAllConnections();
    server.close();
    await exporter.shutdown();
  };
}
