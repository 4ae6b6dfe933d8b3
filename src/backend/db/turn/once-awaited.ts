/** Like the driver's own queries, it is sent only once it is awaited. */
export function onceAwaited(run: (asArrays: boolean) => Promise<unknown>) {
  return {
    values: () => run(true),
    // oxlint-disable-next-line unicorn/no-thenable -- drizzle awaits it
    then: (...then: Parameters<Promise<unknown>['then']>) => run(false).then(...then),
  };
}
