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

/** Whose session the page shows, or undefined when it isn't known. */
export function shownSession(): string | undefined {
  return shown;
}
