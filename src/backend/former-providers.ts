import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { readSettings, SettingsError } from '#/settings/settings.ts';
import {
  apiPixSettingsOf,
  type ApiPixSettings,
  mercadoPagoSettingsOf,
  type MercadoPagoSettings,
  paymentSettingsTable,
} from './payment-settings.ts';

// REFUND-13
export interface FormerProviders {
  apiPix: readonly ApiPixSettings[];
  mercadoPago: readonly MercadoPagoSettings[];
}

const formerSchema = v.array(v.record(v.string(), v.string()));

/**
 * Reads a JSON list of settings, given as text or as the path of a file.
 * @throws SettingsError without the contents
 */
export function formerProvidersOf(value: string | undefined): FormerProviders {
  const none: FormerProviders = { apiPix: [], mercadoPago: [] };
  if (value === undefined) return none;
  return readList(value).reduce<FormerProviders>((all, entry, index) => {
    try {
      const env = readSettings(paymentSettingsTable, entry);
      const apiPix = apiPixSettingsOf(env);
      const mercadoPago = mercadoPagoSettingsOf(env);
      if (!apiPix && !mercadoPago) throw new SettingsError(['names no provider']);
      return {
        apiPix: [...all.apiPix, ...(apiPix ? [apiPix] : [])],
        mercadoPago: [...all.mercadoPago, ...(mercadoPago ? [mercadoPago] : [])],
      };
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      throw new SettingsError(error.invalid.map((line) => `FORMER_PROVIDERS, entry ${index + 1}: ${line}`));
    }
  }, none);
}

function readList(value: string): v.InferOutput<typeof formerSchema> {
  try {
    return v.parse(formerSchema, JSON.parse(existsSync(value) ? readFileSync(value, 'utf8') : value));
  } catch {
    throw new SettingsError([
      'FORMER_PROVIDERS must be a JSON list of objects with names and texts of settings, or the path of a file with one',
    ]);
  }
}

/** Payments are stored by provider name, so names must be unique. @throws SettingsError */
export function assertNames(current: readonly (string | undefined)[], former: FormerProviders): void {
  const names = [
    ...current.filter((name) => name !== undefined),
    ...former.apiPix.map(({ name }) => name),
    ...former.mercadoPago.map(({ name }) => name),
  ];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new SettingsError([
      `FORMER_PROVIDERS: two providers are named ${twice}; give the newer one another API_PIX_NAME or MERCADO_PAGO_NAME`,
    ]);
  }
}
