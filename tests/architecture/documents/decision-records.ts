import type { Project } from '../support/project.ts';

const record = /^docs\/decisions\/((\d{4})-[a-z0-9-]+\.md)$/;
const index = 'docs/decisions/README.md';

/**
 * A decision record has its number and title, status, context, decision and consequences, in this order, and
 * one row in the index.
 */
export function decisionRecords(project: Project): string[] {
  const seen = project.get(index) ?? '';
  return [...project].flatMap(([path, text]) => {
    const [, name = '', number = ''] = record.exec(path) ?? [];
    if (name === '') return [];
    const form = new RegExp(
      `^# ${number} · \\S.*\\n\\nStatus: \\S[^]*\\n## Context\\n[^]*\\n## Decision\\n[^]*\\n## Consequences\\n`,
    );
    const findings = [];
    if (!form.test(text)) findings.push(`${path} lacks what docs/decisions/0000-template.md has`);
    if (!seen.includes(`](${name})`)) findings.push(`${path} isn't named in ${index}`);
    const rows = seen.split('\n').filter((line) => line.startsWith(`| [${number}](`));
    if (rows.length > 1) findings.push(`${path} has ${rows.length} rows in ${index}`);
    return findings;
  });
}
