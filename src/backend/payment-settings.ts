import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';
import { SettingsError, type SettingsOf } from '#/settings/settings.ts';

const httpsAddress = v.pipe(
  v.string(),
  v.check(
    (value) => /^https:\/\/[^/?#@]+(\/[^?#]*)?$/.test(value) && URL.canParse(value),
    'must be an https address, like https://pix.bank.example/api/v2',
  ),
  v.transform((value) => value.replace(/\/+$/, '')),
);

const credential = /^[\w-]{16,200}$/;
const credentialMessage = 'must be 16 to 200 letters, digits, hyphens and underscores';

const mercadoPagoForms = ['cartao', 'boleto'] as const satisfies readonly PaymentForm[];

const providerNameSetting = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be 2 to 40 small letters, digits and hyphens'),
);

export const paymentSettingsTable = {
  API_PIX_URL: {
    schema: v.optional(httpsAddress),
    fallbackMeaning: 'no bank for Pix',
    meaning:
      'Address of Banco Central’s API Pix at your bank, up to the part before `/cob`. Needs an https `SITE_URL` and the other `API_PIX_…` settings without a default.',
  },
  API_PIX_NAME: {
    schema: providerNameSetting,
    fallback: 'api-pix',
    meaning:
      'Name that payments of this bank are stored under, so that refunds go where the money came in. Give another bank another name, and move the former bank’s settings to `FORMER_PROVIDERS`.',
  },
  API_PIX_TOKEN_URL: {
    schema: v.optional(httpsAddress),
    meaning: 'Where the bank issues OAuth2 tokens (client credentials).',
  },
  API_PIX_CLIENT_ID: { schema: v.optional(v.string()), meaning: 'Client id from the bank.' },
  API_PIX_CLIENT_SECRET: {
    schema: v.optional(v.string()),
    secret: true,
    meaning: 'Client secret from the bank.',
  },
  API_PIX_KEY: {
    schema: v.optional(v.pipe(v.string(), v.maxLength(77, 'must be a Pix key of at most 77 characters'))),
    meaning: 'Pix key that receives the money.',
  },
  API_PIX_CERT: {
    schema: v.optional(v.string()),
    secret: true,
    meaning: 'Client certificate for mTLS with the bank: PEM, or the path of a file.',
  },
  API_PIX_CERT_KEY: {
    schema: v.optional(v.string()),
    secret: true,
    meaning: 'Its private key without a passphrase: PEM, or the path of a file.',
  },
  API_PIX_CA: {
    schema: v.optional(v.string()),
    secret: true,
    fallbackMeaning: 'those that Node.js trusts',
    meaning: 'Authorities that issued the bank’s own certificate: PEM, or the path of a file.',
  },
  API_PIX_WEBHOOK_SECRET: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[\w-]{32,100}$/, 'must be 32 to 100 letters, digits, hyphens and underscores'),
      ),
    ),
    secret: true,
    meaning:
      '32 to 100 letters, digits, hyphens and underscores of your own, the same in all instances: a secret part of the address that the bank sends webhooks to.',
  },
  API_PIX_MTLS_PROXY: {
    schema: v.picklist(['on', 'off'], 'must be on or off'),
    fallback: 'off',
    meaning:
      '`on`: the proxy in front sets `X-SSL-Client-Verify` to `SUCCESS` on calls whose certificate it verified against the bank’s authority and removes it from all others. Webhooks without it are refused.',
  },
  MERCADO_PAGO_ACCESS_TOKEN: {
    schema: v.optional(v.pipe(v.string(), v.regex(credential, credentialMessage))),
    secret: true,
    fallbackMeaning: 'Mercado Pago charges nothing',
    meaning:
      'Access token of your application at Mercado Pago ([not run live yet](decisions/0049-mercado-pago.md)). Needs an https `SITE_URL` and the two keys below.',
  },
  MERCADO_PAGO_NAME: {
    schema: providerNameSetting,
    fallback: 'mercado-pago',
    meaning: 'As `API_PIX_NAME`, for this account at Mercado Pago. Give another account another name.',
  },
  MERCADO_PAGO_FORMS: {
    schema: v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((form) => form.trim())),
      v.array(v.picklist(mercadoPagoForms, 'must be cartao, boleto, or both with a comma between them')),
    ),
    fallback: 'cartao',
    meaning:
      'What Mercado Pago charges: `cartao`, which needs `CARD_ORIGIN`, `boleto`, or both with a comma between them. Its boletos have one installment, need the payer’s address, and aren’t for companies.',
  },
  MERCADO_PAGO_PUBLIC_KEY: {
    schema: v.optional(v.pipe(v.string(), v.regex(credential, credentialMessage))),
    meaning: 'Public key of the same application, for the page where cards are typed.',
  },
  MERCADO_PAGO_SIGNING_KEY: {
    schema: v.optional(
      v.pipe(v.string(), v.minLength(16, 'must be the secret of the webhook, at least 16 characters')),
    ),
    secret: true,
    meaning:
      'Secret that Mercado Pago shows where `SITE_URL/api/webhook/mercado-pago` is set for its event “payments”. A proxy in front must forward `X-Signature` and `X-Request-Id` unchanged.',
  },
};

const mercadoPagoUrl = 'https://api.mercadopago.com';

export interface MercadoPagoSettings {
  /** Name under which its payments are stored; absent: the default name. */
  name?: string | undefined;
  url: string;
  accessToken: string;
  publicKey: string;
  webhookSecret: string;
  forms: readonly (typeof mercadoPagoForms)[number][];
  authority?: string | undefined;
}

export interface ApiPixSettings {
  /** Name under which its payments are stored; absent: the default name. */
  name?: string | undefined;
  url: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  key: string;
  certificate: string;
  certificateKey: string;
  authority?: string | undefined;
  webhookSecret: string;
  /** The proxy in front verifies the bank's client certificate. */
  hasVerifyingProxy: boolean;
}

const apiPixFields = {
  url: 'API_PIX_URL',
  tokenUrl: 'API_PIX_TOKEN_URL',
  clientId: 'API_PIX_CLIENT_ID',
  clientSecret: 'API_PIX_CLIENT_SECRET',
  key: 'API_PIX_KEY',
  certificate: 'API_PIX_CERT',
  certificateKey: 'API_PIX_CERT_KEY',
  webhookSecret: 'API_PIX_WEBHOOK_SECRET',
} as const;
const mercadoPagoFields = {
  accessToken: 'MERCADO_PAGO_ACCESS_TOKEN',
  publicKey: 'MERCADO_PAGO_PUBLIC_KEY',
  webhookSecret: 'MERCADO_PAGO_SIGNING_KEY',
} as const;

/** Settings that a bank needs; of each, all or none are there. */
export const apiPixNames: readonly string[] = Object.values(apiPixFields);
export const mercadoPagoNames: readonly string[] = Object.values(mercadoPagoFields);

type PaymentEnvironment = SettingsOf<typeof paymentSettingsTable>;

/**
 * Undefined when none of it is set.
 * @throws SettingsError for a half of it, and for certificates that can't be used
 */
export function apiPixSettingsOf(env: PaymentEnvironment): ApiPixSettings | undefined {
  const given = readWhole(env, apiPixFields, ['API_PIX_CA']);
  if (!given) return undefined;
  const invalid: string[] = [];
  const read = (name: 'API_PIX_CERT' | 'API_PIX_CERT_KEY' | 'API_PIX_CA') => {
    try {
      return readPem(env[name]!);
    } catch {
      invalid.push(`${name} must be PEM, or the path of a file that can be read`);
      return undefined;
    }
  };
  const certificate = read('API_PIX_CERT');
  const certificateKey = read('API_PIX_CERT_KEY');
  const authority = env.API_PIX_CA === undefined ? undefined : read('API_PIX_CA');
  if (certificate && certificateKey) invalid.push(...validatePair(certificate, certificateKey));
  if (invalid.length > 0) throw new SettingsError(invalid);
  return {
    ...given,
    name: env.API_PIX_NAME,
    certificate: certificate!,
    certificateKey: certificateKey!,
    authority,
    hasVerifyingProxy: env.API_PIX_MTLS_PROXY === 'on',
  };
}

/**
 * Undefined when none of it is set.
 * @throws SettingsError for a half of it
 */
export function mercadoPagoSettingsOf(env: PaymentEnvironment): MercadoPagoSettings | undefined {
  const given = readWhole(env, mercadoPagoFields, []);
  return (
    given && { name: env.MERCADO_PAGO_NAME, url: mercadoPagoUrl, forms: env.MERCADO_PAGO_FORMS, ...given }
  );
}

/** All of the named settings; undefined when neither they nor the others that go with them are there. */
function readWhole<Field extends string>(
  env: PaymentEnvironment,
  needed: Readonly<Record<Field, keyof PaymentEnvironment>>,
  others: readonly (keyof PaymentEnvironment)[],
): Record<Field, string> | undefined {
  const names = Object.values<keyof PaymentEnvironment>(needed);
  if ([...names, ...others].every((name) => env[name] === undefined)) return undefined;
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length > 0) {
    const there = [...names, ...others].find((name) => env[name] !== undefined);
    throw new SettingsError(missing.map((name) => `${name} is required, as ${there} is set`));
  }
  const entries = Object.entries<keyof PaymentEnvironment>(needed).map(([field, name]) => [field, env[name]]);
  return Object.fromEntries(entries) as Record<Field, string>;
}

/** The PEM itself, with `\n` for line breaks allowed, or the path of a file. */
function readPem(value: string): string {
  const isText = value.startsWith('-----BEGIN ');
  const pem = isText ? value.replaceAll('\\n', '\n') : readFileSync(value, 'utf8');
  if (!pem.includes('-----BEGIN ')) throw new Error('no PEM');
  return pem;
}

function validatePair(certificate: string, key: string): string[] {
  let parsed: X509Certificate;
  try {
    parsed = new X509Certificate(certificate);
  } catch {
    return ['API_PIX_CERT must hold a certificate'];
  }
  try {
    if (!parsed.checkPrivateKey(createPrivateKey(key))) {
      return ['API_PIX_CERT_KEY must be the key of API_PIX_CERT'];
    }
  } catch {
    return ['API_PIX_CERT_KEY must hold a private key without a passphrase'];
  }
  return Date.parse(parsed.validTo) < Date.now() ? [`API_PIX_CERT was valid until ${parsed.validTo}`] : [];
}
