let shown: string | undefined;

export function rememberShownSession(name: string): void {
  if (typeof window !== 'undefined') shown = name;
}

export function forgetShownSession(): void {
  shown = undefined;
}

export function shownSession(): string | undefined {
  return shown;
}
