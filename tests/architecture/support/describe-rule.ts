import { describe, expect, test } from 'vitest';
import { plant, type Project, thisProject } from './project.ts';

export type Rule = (project: Project) => string[];

interface Examples {
  /**
   * Made-up projects that break the rule, by what is wrong with them; the first file is the one to be named.
   */
  breaks: Record<string, Record<string, string>>;
  keeps?: Record<string, Record<string, string>>;
}

export function describeRule(name: string, rule: Rule, { breaks, keeps = {} }: Examples): void {
  describe(name, () => {
    test('holds here', () => {
      expect(rule(thisProject())).toEqual([]);
    });

    test.each(Object.entries(breaks))('finds %s', (_, files) => {
      const findings = rule(plant(files));
      expect(findings).not.toEqual([]);
      expect(findings.join('\n')).toContain(Object.keys(files)[0]);
    });

    for (const [what, files] of Object.entries(keeps)) {
      test(`accepts ${what}`, () => {
        expect(rule(plant(files))).toEqual([]);
      });
    }
  });
}
