import * as v from 'valibot';

/**
 * Protocol number of an enrolment: three groups of four characters of Crockford's base 32, without meaning
 * (ENROLMENT-1).
 */
export const enrolmentProtocolSchema = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/),
);

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A protocol number from 12 random bytes. */
export function formatProtocol(bytes: Uint8Array): string {
  const text = [...bytes.subarray(0, 12)].map((byte) => letters[byte % 32]).join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}
