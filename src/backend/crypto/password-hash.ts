import { hash, verify } from '@node-rs/argon2';

/** OWASP's advice for argon2id: 19 MiB, two passes, parallelism 1. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a random password, checked for unknown names so that they take as long as known ones. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$8pIIk1Q2Q+fCD0K6EiBo+g$J4ZelaKAesOJss8cChsWYFl795p7zRuXlJlnL0l8Z80';

/** An argon2id hash with its own salt, for the column `senha_hash`. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** True when the password belongs to the hash. Without a hash it is false, after the same time. */
export async function isPasswordOf(senhaHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(senhaHash ?? dummyHash, password);
  return matches && senhaHash !== undefined;
}
