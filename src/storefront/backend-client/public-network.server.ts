import { isIP } from 'node:net';
import * as v from 'valibot';
import { networkAddress } from '#/domain/request/network-address.ts';
import { isPrivateAddress } from '#/domain/request/private-network.ts';

export const ipLookupMs = 3000;

const addressSchema = v.union([
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => isIP(text) !== 0),
  ),
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      ip: v.pipe(
        v.string(),
        v.check((text) => isIP(text) !== 0),
      ),
    }),
    v.transform(({ ip }) => ip),
  ),
]);

/**
 * Never fails: what can't be looked up stays (CONTENT-10).
 * @param lookupUrl responds with the caller's public address, as plain text or as `{"ip": …}`
 */
export async function publicNetwork(
  address: string | null,
  lookupUrl: string | undefined,
): Promise<string | null> {
  const known = networkAddress(address);
  const isPublic = address !== null && isIP(address) !== 0 && !isPrivateAddress(address);
  if (isPublic || lookupUrl === undefined) return known;
  try {
    const response = await fetch(lookupUrl, { signal: AbortSignal.timeout(ipLookupMs), redirect: 'error' });
    const found = v.safeParse(addressSchema, (await response.text()).slice(0, 1000));
    return response.ok && found.success ? networkAddress(found.output) : known;
  } catch {
    return known;
  }
}
