import { traceHeaders } from '#/domain/telemetry/spans.ts';
import { requestIdHeader } from '#/domain/request/request-id.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import { freshSessionHeader } from '#/contract/fresh-session-header.ts';
import { storefrontSecretHeader } from '#/contract/storefront-secret.ts';
import {
  type BackendResponse,
  isSignedOut,
  notSignedIn,
  readResponse,
  toPublicError,
  unavailable,
  type Failure,
} from './backend-response.server.ts';
import { requestWhole } from './backend-request.server.ts';
import type { Deadline } from './outage/deadline.server.ts';
import type { CircuitBreaker } from './outage/circuit-breaker.server.ts';
import { refreshOnce, type Pause } from './session/refresh.server.ts';
import { requireSameSession } from './session/session-guard.server.ts';
import type { SessionJar } from './session/session-jar.server.ts';

export interface BackendCall {
  url: URL;
  method: string;
  headers: Record<string, string | string[] | undefined>;
  /** To be sent as JSON; undefined for none. */
  body?: unknown;
}

export interface BrowserRequest {
  jar: SessionJar;
  requestId: string;
  /** Address of the visitor, for throttling; null when unknown. */
  ip: string | null;
  userAgent: string | null;
  /** Session shown by the page, where it was compared with the cookies (SESSION-11). */
  shownSession?: string;
  deadline: Deadline;
}

export interface FailedCall {
  method: string;
  path: string;
  status: number;
  codigo: string;
  requestId: string;
  query?: string;
  milliseconds?: number;
  httpStatus?: number;
  contentType?: string | undefined;
  contentLength?: string | undefined;
  reason?: 'network error' | 'timeout' | 'aborted';
  cause?: unknown;
}

export interface CallOptions {
  doNotLogOut?: boolean;
  /**
   * Milliseconds after which the call counts as failed, its refresh and second try included, if not all time
   * is up before.
   */
  timeoutMs?: number;
  needsSession?: boolean;
  /** The response's own `status` says nothing of the call, though it may be 400 or more. */
  statusIsData?: boolean;
}

const hangingTimeLimitMs = 1000;

export interface BackendFetchOptions extends CallOptions {
  backendUrl: string;
  backendSecret?: string | undefined;
  browser: BrowserRequest;
  hangs: CircuitBreaker;
  pause: Pause;
  log(call: FailedCall): void;
}

/**
 * Calls the backend for a browser request: forwards the session's cookies both ways, refreshes the session on
 * a 401 and repeats the call, logs failures. A refused refresh ends the session; during an outage the refresh
 * token is retained (decision record 0008). When the session belongs to another person than the page shows,
 * the call isn't made (SESSION-11).
 * @throws {PublicError} for every failed response; 503 `SERVICO_INDISPONIVEL` when the backend can't be
 * reached
 */
export async function fetchBackend(
  call: BackendCall,
  { timeoutMs, ...given }: BackendFetchOptions,
): Promise<BackendResponse> {
  const { jar, deadline: whole } = given.browser;
  const options: Call = { ...given, deadline: timeoutMs === undefined ? whole : whole.within(timeoutMs) };
  if (!jar.get('userToken') && jar.get('refreshToken')) {
    const outcome = await refreshSession(options, 1);
    if (options.needsSession && outcome !== 'refreshed') {
      throw toPublicError(outcome === 'failed' ? unavailable : notSignedIn);
    }
  }

  let result = await send(call, options);
  const hadSession = jar.get('userToken') ?? jar.get('refreshToken');
  if ('failure' in result && result.failure.status === 401 && hadSession && !isSignIn(call)) {
    const outcome = await refreshSession(options);
    if (outcome === 'failed') throw toPublicError(unavailable);
    if (outcome === 'refused') throw toPublicError(isSignedOut(result) ? result.failure : notSignedIn);
    result = await send(call, options);
  }
  if ('response' in result) return result.response;
  // A 401 from a proxy doesn't say who is signed in.
  throw toPublicError(result.isOwn ? result.failure : unavailable);
}

interface Call extends Omit<BackendFetchOptions, 'timeoutMs'> {
  deadline: Deadline;
}

async function refreshSession(options: Call, attempts?: number): Promise<'refreshed' | 'refused' | 'failed'> {
  const { jar } = options.browser;
  const url = new URL('/api/refreshTokenUser', options.backendUrl);
  const key = jar.get('refreshToken') ?? jar.header();
  const attempt = async () => {
    let cookies: string[] = [];
    const result = await send({ url, method: 'PUT', headers: {}, body: {} }, options, (found) => {
      cookies = found;
    });
    // A proxy's page may come with 200, but brings no fresh token.
    if ('response' in result) return cookies.some(bringsUserToken) ? cookies : 'failed';
    return isSignedOut(result) ? 'refused' : 'failed';
  };
  const { pause, deadline } = options;
  const refreshing = refreshOnce(key, attempt, {
    pause,
    deadline,
    ...(attempts !== undefined && { attempts }),
  });
  const outcome = await deadline.waitFor(refreshing, () => 'failed' as const);
  if (typeof outcome !== 'string') {
    jar.apply(outcome);
    // The refresh token may be another person's than the user token was, or came alone.
    requireSameSession(options.browser.shownSession ?? null, jar.identity());
    return 'refreshed';
  }
  if (!options.doNotLogOut) {
    if (outcome === 'refused') jar.clear();
    else jar.clearUser();
  }
  return outcome;
}

type Result = { response: BackendResponse } | Failure;

async function send(
  call: BackendCall,
  options: Call,
  onCookies: (setCookies: string[]) => void = (found) => options.browser.jar.apply(found),
): Promise<Result> {
  const { browser } = options;
  const { url, method } = call;
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  const headers = {
    ...call.headers,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    accept: 'application/json',
    'accept-encoding': 'identity',
    [requestIdHeader]: browser.requestId,
    ...traceHeaders(),
    cookie: browser.jar.header() || undefined,
    [freshSessionHeader]: browser.jar.isFresh() ? '1' : undefined,
    'x-forwarded-for': browser.ip || undefined,
    [storefrontSecretHeader]: options.backendSecret,
    'user-agent': browser.userAgent || undefined,
  };

  const isRead = method === 'GET';
  const { hangs } = options;
  const deadline =
    isRead && hangs.isHanging() ? options.deadline.within(hangingTimeLimitMs) : options.deadline;
  const startedAt = performance.now();
  let cause: unknown;
  for (let attempt = 1; attempt <= (isRead ? 2 : 1) && deadline.leftMs() > 0; attempt++) {
    try {
      const timeoutMs = deadline.leftMs();
      const response = await requestWhole({ url, method, headers, body, timeoutMs });
      const result = readResponse(response, options.statusIsData);
      hangs.responded();
      onCookies(response.headers['set-cookie'] ?? []);
      if ('failure' in result) {
        const described = {
          httpStatus: response.status,
          contentType: response.headers['content-type'],
          contentLength: response.headers['content-length'],
        };
        logFailure(call, result.failure, options, startedAt, described);
      }
      return result;
    } catch (error) {
      cause = error;
      if (reasonOf(error) !== 'timeout') continue;
      hangs.timedOut(startedAt);
      break;
    }
  }
  logFailure(call, unavailable, options, startedAt, { reason: reasonOf(cause), cause });
  return { failure: unavailable, isOwn: false };
}

function logFailure(
  { method, url }: BackendCall,
  failure: ErrorBody,
  options: Call,
  startedAt: number,
  details: Partial<FailedCall>,
) {
  options.log({
    method,
    path: url.pathname,
    // Values of parameters may identify a person; their names don't.
    query: [...new Set(url.searchParams.keys())].join(' '),
    status: failure.status,
    codigo: failure.codigo,
    requestId: options.browser.requestId,
    milliseconds: Math.round(performance.now() - startedAt),
    ...details,
  });
}

// ERROR-4
function reasonOf(cause: unknown): FailedCall['reason'] {
  const name = cause instanceof Error ? cause.name : undefined;
  // Without a cause the time was up before the call was made.
  if (cause === undefined || name === 'TimeoutError') return 'timeout';
  return name === 'AbortError' ? 'aborted' : 'network error';
}

function bringsUserToken(setCookie: string): boolean {
  return /^(dev_)?(userToken|purchaserToken)=[^;\s]/.test(setCookie);
}

/** A refused password is a 401 that doesn't end a session. */
function isSignIn({ url }: BackendCall): boolean {
  return url.pathname === '/api/login';
}
