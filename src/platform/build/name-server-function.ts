import { basename } from 'node:path';

/**
 * A short, readable id of a server function, such as `course-fetchCourse`, in place of the library's hash of
 * 64 digits, of which the scripts of a page held forty. File names of server functions are unique.
 */
export function nameServerFunction({
  filename,
  functionName,
}: {
  filename: string;
  functionName: string;
}): string {
  return `${basename(filename, '.functions.ts')}-${functionName.replace(/_createServerFn_handler.*/, '')}`;
}
