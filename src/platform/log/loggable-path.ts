import { pageKind } from '#/domain/site/page-kinds.ts';
import { routedPath } from '#/domain/request/plain-path.ts';

/** Calls of the backend that hold a code and are named otherwise than their page. */
const secretCalls = /^(\/api\/(?:troca-senha|lista-espera\/convite|webhook(?=\/[^/]+\/)))\/.+/;

/**
 * A path fit for the log, of a page or of the backend: no query, and no code that opens or names something of
 * a person. It is looked at as it is routed, whatever it was written as.
 */
export function loggablePath(url: string): string {
  const path = routedPath(url);
  if (path === undefined) return '[unreadable]';
  const [, before = '', rest = path] = /^((?:\/api)?)(\/.*)$/.exec(path) ?? [];
  const shown =
    pageKind(rest).codes === 'hidden'
      ? before + rest.replace(/^(\/[^/]+\/).+/, '$1[hidden]')
      : path.replace(secretCalls, '$1/[hidden]');
  return shown.slice(0, 200);
}
