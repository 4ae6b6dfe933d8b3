import type { TelemetrySettings } from '#/settings/telemetry-settings.ts';

export type Program = 'storefront' | 'backend';

/** Loads what the settings ask for, before anything is measured. Rejects when the port is taken. */
export async function startTelemetry(program: Program, settings: TelemetrySettings): Promise<void> {
  if (settings.metrics) {
    const { serveMetrics } = await import('./metrics-endpoint.ts');
    await serveMetrics(program, settings.metrics);
  }
}
