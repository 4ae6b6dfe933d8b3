import { brandOfMethod } from './read-card-answer.ts';

interface TypedCard {
  id: string;
  method: string;
  issuer: string | undefined;
}

/** `{token}_{brand}` or `{token}_{brand}_{issuer}`; undefined for any other text. */
export function readCardToken(text: string): TypedCard | undefined {
  const [, id, method, issuer] = /^([a-zA-Z0-9-]{16,64})_([a-z]{2,20})(?:_(\d{1,10}))?$/.exec(text) ?? [];
  if (id === undefined || method === undefined || !brandOfMethod.has(method)) return undefined;
  return { id, method, issuer };
}
