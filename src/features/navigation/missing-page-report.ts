export interface MissingPageReportOptions {
  send(path: string): Promise<void>;
  now(): number;
  /** Most reports under way; more are dropped, the log has them. */
  mostAtOnce: number;
  /** Milliseconds in which a path is reported once. */
  freshMs: number;
  /** Most paths remembered; the oldest go first. */
  capacity: number;
}

/** Reports paths that weren't found without anybody waiting, and so that a flood of them stays a trickle. */
export function createMissingPageReport(options: MissingPageReportOptions) {
  const reported = new Map<string, number>();
  let underWay = 0;
  return (path: string): void => {
    const before = reported.get(path);
    if (before !== undefined && options.now() - before < options.freshMs) return;
    if (underWay >= options.mostAtOnce) return;
    reported.delete(path);
    reported.set(path, options.now());
    if (reported.size > options.capacity) reported.delete(reported.keys().next().value!);
    underWay += 1;
    void options
      .send(path)
      .catch(() => {})
      .finally(() => (underWay -= 1));
  };
}
