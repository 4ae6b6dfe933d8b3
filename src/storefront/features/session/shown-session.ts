let shown: string | undefined;

/** Notes whose session the page shows. Does nothing on the server, where one process serves everybody. */
export function rememberShownSession(name: string): void {
  if (typeof window !== 'undefined') shown = name;
}

/**
 * After signing in or out the page shows nobody's session until it is restored; calls then don't claim one.
 */
export function forgetShownSession(): void {
  shown = undefined;
}

/** Name of the session the page was made for, or undefined when it isn't known. */
export function shownSession(): string | undefined {
  return shown;
}
