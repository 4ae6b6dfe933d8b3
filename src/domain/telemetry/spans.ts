import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';
import { setNextTraceId, traceIdOf } from './trace-id.ts';

/** Passes everything on to the tracer that is registered at start, or does nothing. */
const tracer = trace.getTracer('vitrine');

/** False without OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: no span is made then. */
export function isTracing(): boolean {
  return propagation.fields().length > 0;
}

export interface RequestToTrace {
  method?: string | undefined;
  requestId: string;
  headers: Readonly<Record<string, unknown>>;
}

/** Runs what handles a request within a span, in the trace that the request's id names. */
export function traceRequest<Value>(
  { method = '', requestId, headers }: RequestToTrace,
  handle: (span: Span) => Value,
): Value {
  const traceId = traceIdOf(requestId);
  const caller = propagation.extract(ROOT_CONTEXT, headers);
  const isOfCaller = traceId !== undefined && trace.getSpanContext(caller)?.traceId === traceId;
  setNextTraceId(traceId);
  const span = tracer.startSpan(
    method,
    { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'vitrine.request_id': requestId } },
    isOfCaller ? caller : ROOT_CONTEXT,
  );
  return context.with(trace.setSpan(ROOT_CONTEXT, span), handle, undefined, span);
}

export function endRequestSpan(
  span: Span,
  { method = '', route, status }: { method?: string | undefined; route: string; status: number },
): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

export interface Traced {
  name: string;
  attributes?: Attributes;
  /** Of another program. */
  isCall?: boolean;
}

/** Runs work within a span while a traced request is handled; else just runs it. */
export function inSpan<Value>(describe: () => Traced, work: () => Promise<Value>): Promise<Value> {
  if (!trace.getActiveSpan()?.isRecording()) return work();
  const { name, attributes = {}, isCall = false } = describe();
  const kind = isCall ? SpanKind.CLIENT : SpanKind.INTERNAL;
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // No message: it may hold what a person typed.
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** By which a called program continues the trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (trace.getActiveSpan()) propagation.inject(context.active(), headers);
  return headers;
}

const longestStatement = 2000;

/** A statement without values: those that aren't parameters are replaced. */
export function describeStatement(text: string, pool: string): Traced {
  const statement = text.replaceAll(/'(?:[^']|'')*'/g, '?').slice(0, longestStatement);
  return {
    name: /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL',
    isCall: true,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement, 'vitrine.pool': pool },
  };
}
