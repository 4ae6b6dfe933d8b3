import { isIP } from 'node:net';
import * as v from 'valibot';
import { networkAddress } from '#/domain/request/network-address.ts';
import { isPrivateAddress } from '#/domain/request/private-network.ts';

/** Milliseconds for the service that knows public addresses. */
export const ipLookupMs = 3000;

const answerSchema = v.union([
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
 * The network of a visitor; of one in a private network that of the public address in front of it, where a
 * service that tells it is known. Never fails: what can't be told stays as it is (CONTENT-10).
 * @param lookupUrl answers with the address of who asks, as plain text or as `{"ip": …}`
 */
export async function publicNetwork(
  address: string | null,
  lookupUrl: string | undefined,
): Promise<string | null> {
  const known = networkAddress(address);
  const isPublic = address !== null && isIP(address) !== 0 && !isPrivateAddress(address);
  if (isPublic || lookupUrl === undefined) return known;
  try {
    const answer = await fetch(lookupUrl, { signal: AbortSignal.timeout(ipLookupMs), redirect: 'error' });
    const found = v.safeParse(answerSchema, (await answer.text()).slice(0, 1000));
    return answer.ok && found.success ? networkAddress(found.output) : known;
  } catch {
    return known;
  }
}
