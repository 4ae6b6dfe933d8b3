import { expect, it, vi } from 'vitest';
import {
  createMissingPageReport,
  type MissingPage,
} from '#/storefront/features/navigation/redirect/missing-page-report.ts';
import { eventually } from '../../support/eventually.ts';

const missing = (path: string): MissingPage => ({ path, from: '/', askedOf: 'servidor', address: null });

function setUp() {
  let time = 0;
  const answers: (() => void)[] = [];
  const send = vi.fn<(page: MissingPage) => Promise<void>>(
    () => new Promise((resolve) => answers.push(() => resolve())),
  );
  const report = createMissingPageReport({
    send,
    now: () => time,
    maxAtOnce: 2,
    freshMs: 60_000,
    capacity: 10,
  });
  return {
    send,
    report: (path: string) => report(missing(path)),
    answers,
    pass: (ms: number) => (time += ms),
  };
}

it('reports a path once a minute (PAGE-6)', async () => {
  const { send, report, answers, pass } = setUp();
  report('/x');
  report('/x');
  expect(send).toHaveBeenCalledTimes(1);
  answers[0]!();
  pass(60_000);
  report('/x');
  expect(send).toHaveBeenCalledTimes(2);
});

it('drops reports while as many as may be are under way', async () => {
  const { send, report, answers } = setUp();
  for (const path of ['/a', '/b', '/c']) report(path);
  expect(send.mock.calls).toEqual([[missing('/a')], [missing('/b')]]);
  answers[0]!();
  await eventually(() => {
    report('/d');
    expect(send).toHaveBeenLastCalledWith(missing('/d'));
  });
});

it('survives a backend that is away', async () => {
  const { send, report } = setUp();
  send.mockRejectedValue(new Error('away'));
  report('/a');
  report('/b');
  await eventually(() => {
    report('/c');
    expect(send).toHaveBeenLastCalledWith(missing('/c'));
  });
});
