import type { Program } from './program.ts';
import type { TelemetrySettings } from '#/settings/telemetry-settings.ts';

/**
 * Loads what the settings ask for, before anything is measured. Rejects when the port of metrics is taken.
 * @returns what sends the last spans and stops
 */
export async function startTelemetry(
  program: Program,
  { metrics, traces }: TelemetrySettings,
): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  if (metrics) {
    const { serveMetrics } = await import('./metrics-endpoint.ts');
    stops.push(await serveMetrics(program, metrics));
  }
  if (traces) {
    const { exportTraces } = await import('./export-traces.ts');
    stops.push(exportTraces(program, traces));
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
