export type Report = (line: string, isRight: boolean) => void;

export function startReport(): { report: Report; failures(): number } {
  let failures = 0;
  let last = performance.now();
  return {
    report: (line, isRight) => {
      const seconds = Math.round((performance.now() - last) / 1000);
      last = performance.now();
      if (!isRight) failures++;
      console.log(`${isRight ? 'ok  ' : 'FAIL'} ${line} (${seconds} s)`);
    },
    failures: () => failures,
  };
}
