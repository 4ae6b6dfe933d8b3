import type { OwnOfPage } from '#/contract/identity/session.ts';
import { currentRequest } from '../backend.server.ts';
import type { SessionJar } from './session-jar.server.ts';

const known = new WeakMap<SessionJar, OwnOfPage>();

export function rememberOwn(own: OwnOfPage): void {
  known.set(currentRequest().jar, own);
}

export function knownOwn(): OwnOfPage | undefined {
  return known.get(currentRequest().jar);
}
