import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apprenticeQuota, MOST_JOBS, readJobs } from '#/domain/community/apprentice-quota.ts';

const jobs = fc.integer({ min: 1, max: MOST_JOBS });

// CONTENT-11
describe('the quota of apprentices', () => {
  it('is the fewest people that are 5 % of the jobs, and that are 15 %', () => {
    fc.assert(
      fc.property(jobs, (count) => {
        const { least, most } = apprenticeQuota(count, 'nenhuma');
        expect(least * 100).toBeGreaterThanOrEqual(count * 5);
        expect((least - 1) * 100).toBeLessThan(count * 5);
        expect(most * 100).toBeGreaterThanOrEqual(count * 15);
        expect((most - 1) * 100).toBeLessThan(count * 15);
        expect(least).toBeLessThanOrEqual(most);
      }),
    );
  });

  it.each([
    [1, 1, 1],
    [7, 1, 2],
    [20, 1, 3],
    [21, 2, 4],
    [100, 5, 15],
    [101, 6, 16],
    [250, 13, 38],
  ])('for %i jobs is %i to %i', (count, least, most) => {
    expect(apprenticeQuota(count, 'nenhuma')).toEqual({ least, most });
  });

  it('asks for no one of a person who is exempt, who may take apprentices all the same', () => {
    expect(apprenticeQuota(250, 'micro')).toEqual({ least: 0, most: 38 });
    expect(apprenticeQuota(250, 'sem-fins-lucrativos')).toEqual({ least: 0, most: 38 });
  });

  it('reads what people type, and nothing else', () => {
    fc.assert(
      fc.property(jobs, (count) => {
        expect(readJobs(count.toLocaleString('pt-BR'))).toBe(count);
      }),
    );
    expect(readJobs(' 250 ')).toBe(250);
    for (const odd of ['', '0', '-3', '2,5', '1.00', '1000001', '1e3', 'cem', '12345678']) {
      expect(readJobs(odd)).toBeUndefined();
    }
  });
});
