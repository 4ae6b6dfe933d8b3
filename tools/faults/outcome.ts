/** Milliseconds a page may take whatever one call of it does. */
export const MOST_MS = 5500;

export interface Outcome {
  status: number;
  ms: number;
  type: string;
  text: string;
  cookies: string[];
}

export const noAnswer = (error: Error): Outcome => ({
  status: 0,
  ms: 0,
  type: '',
  text: error.message,
  cookies: [],
});

const leaks =
  /Internal Server Error|relation "|nginx|SyntaxError|Unexpected (?:token|end)|fetch failed|ECONN|socket hang up|\[object Object\]|>undefined<|\bat \S+ \(|Something went wrong/;

/** Why what came isn't a page that a person should get; undefined when it is. */
export function findProblem({ status, ms, type, text, cookies }: Outcome): string | undefined {
  if (status === 0) return `didn’t answer: ${text}`;
  if (ms > MOST_MS) return `took ${(ms / 1000).toFixed(1)} s`;
  if (cookies.some((cookie) => /refreshToken=;/i.test(cookie))) return 'signs the person out';
  const leak = leaks.exec(text.replaceAll(/<script[\s\S]*?<\/script>/g, ''))?.[0];
  if (leak) return `says "${leak}"`;
  if (!type.startsWith('text/html') || status < 200 || (status >= 300 && status < 400)) return undefined;
  if (!text.includes('lang="pt-BR"')) return 'isn’t in Portuguese';
  if (!text.includes('</html>')) return 'ends in the middle';
  if (!/<h1[\s>]/.test(text)) return 'has no heading';
  if (!text.includes('href="/"')) return 'has no way home';
  return undefined;
}
