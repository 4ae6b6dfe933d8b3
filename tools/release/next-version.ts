const versionPattern = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/**
 * The version that `wanted` makes of `current`: `major`, `minor`, `patch`, or a version that isn't earlier.
 * @throws with one clear line for anything else
 */
export function nextVersion(current: string, wanted: string | undefined): string {
  const [major = 0, minor = 0, patch = 0] = current.split('.').map(Number);
  if (wanted === 'major') return `${major + 1}.0.0`;
  if (wanted === 'minor') return `${major}.${minor + 1}.0`;
  if (wanted === 'patch') return `${major}.${minor}.${patch + 1}`;
  if (!versionPattern.test(wanted ?? '')) {
    throw new Error('Say what it is: npm run release -- major, minor, patch or a version such as 1.2.0');
  }
  if (wanted!.localeCompare(current, 'en', { numeric: true }) < 0) {
    throw new Error(`${wanted} is earlier than ${current}.`);
  }
  return wanted!;
}
