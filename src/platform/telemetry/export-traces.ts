import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { takeNextTraceId } from '#/domain/telemetry/trace-id.ts';
import type { Program } from './program.ts';

/** Milliseconds. Spans are dropped rather than kept for a receiver that is away. */
const exportTimeout = 3000;
const sendEvery = 2000;

/** @returns what sends the last spans and stops */
export function exportTraces(
  program: Program,
  { url, ratio }: { url: string; ratio: number },
): () => Promise<void> {
  const random = new RandomIdGenerator();
  const sampled = new TraceIdRatioBasedSampler(ratio);
  const exporter = warningOnce(new OTLPTraceExporter({ url, timeoutMillis: exportTimeout }), url);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `vitrine-${program}` }),
    sampler: new ParentBasedSampler({
      root: sampled,
      // The storefront's callers are anyone: they don't decide what is stored.
      ...(program === 'storefront' && { remoteParentSampled: sampled, remoteParentNotSampled: sampled }),
    }),
    idGenerator: {
      generateTraceId: () => takeNextTraceId() ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: sendEvery,
        exportTimeoutMillis: exportTimeout,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown().catch(() => {});
  };
}

/** A receiver that is away fails every two seconds: the first time says enough. */
function warningOnce(exporter: SpanExporter, url: string): SpanExporter {
  let hasWarned = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS && !hasWarned) {
          hasWarned = true;
          console.warn(`Traces could not be sent to ${new URL(url).host}.`);
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
