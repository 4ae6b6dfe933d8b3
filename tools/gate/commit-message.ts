const types = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const scope = '[a-z0-9]+(-[a-z0-9]+)*';
const subjectPattern = new RegExp(`^(${types.join('|')})(\\(${scope}(,${scope})*\\))?!?: \\S`);
const longestSubject = 72;
/** The limit was 100 before this day. */
const limitSince = '2026-11-29';

/** `day` is that of the commit, such as 2026-11-29. */
export function findMessageProblem(message: string, day: string = limitSince): string | undefined {
  const [subject = '', separator = ''] = message.split('\n');
  if (subject.startsWith('Revert "')) return undefined;
  if (!subjectPattern.test(subject)) {
    return `The first line must read "type(scope): what changes", with a type of ${types.join(', ')}.`;
  }
  const longest = day < limitSince ? 100 : longestSubject;
  if (subject.length > longest) return `The first line is longer than ${longest} characters.`;
  if (subject.endsWith('.')) return 'The first line ends with a full stop.';
  if (separator !== '') return 'An empty line must follow the first line.';
  return undefined;
}
