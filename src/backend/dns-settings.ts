import * as v from 'valibot';

export const dnsSettingsTable = {
  DKIM_SELECTOR: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[a-zA-Z0-9][\w.-]{0,100}$/, 'must be the selector of a DKIM key, like loja1'),
      ),
    ),
    fallbackMeaning: 'DKIM isn’t looked up',
    meaning: 'Selector of the key that signs mails, for the test at `/gestao`.',
  },
  DNS_SERVERS: {
    schema: v.pipe(
      v.optional(v.string(), ''),
      v.transform((value) =>
        value
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
      ),
      v.everyItem(
        (server) => /^(?:[\d.]+|\[[\da-fA-F:]+\])(?::\d{1,5})?$/.test(server),
        'must be IP addresses with or without a port, separated by commas',
      ),
    ),
    fallbackMeaning: 'those of the machine',
    meaning: 'DNS servers that are asked about the domain of the sender, like `9.9.9.9, 127.0.0.1:5353`.',
  },
};

export interface DnsSettings {
  /** Addresses with or without a port; empty: those of the machine. */
  servers: readonly string[];
  dkimSelector?: string | undefined;
}
