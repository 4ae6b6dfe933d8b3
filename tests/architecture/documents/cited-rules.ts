import type { Project } from '../support/project.ts';

export interface ListedRule {
  id: string;
  page: string;
}

const rulePage = /^docs\/rules\/(?!README\.md$)[\w-]+\.md$/;

export function listRules(project: Project): ListedRule[] {
  return [...project]
    .filter(([path]) => rulePage.test(path))
    .flatMap(([page, text]) =>
      [...text.matchAll(/^\| ([A-Z]+-\d+) +\|/gm)].map(([, id = '']) => ({ id, page })),
    );
}

export function citedRules(project: Project): string[] {
  const rules = listRules(project);
  const ids = new Set(rules.map(({ id }) => id));
  const twice = rules.filter(({ id }, at) => rules.some((rule, other) => other !== at && rule.id === id));
  const citation = citationPattern(rules);
  const unknown = [...project].flatMap(([path, text]) =>
    [...text.matchAll(citation)]
      .filter(({ 0: id }) => !ids.has(id))
      .map(
        ({ 0: id, index }) => `${path}:${lineOf(text, index)} cites ${id}, which no page of docs/rules has`,
      ),
  );
  return [...twice.map(({ id, page }) => `${page} gives ${id}, which isn't the only one`), ...unknown];
}

export function listUntestedRules(project: Project): string[] {
  const rules = listRules(project);
  const citation = citationPattern(rules);
  const named = new Set(
    [...project]
      .filter(([path]) => path.startsWith('tests/') && !path.startsWith('tests/architecture/'))
      .flatMap(([, text]) => [...text.matchAll(citation)].map(([id]) => id)),
  );
  return rules.map(({ id }) => id).filter((id) => !named.has(id));
}

/**
 * Reasons are looked up in docs/rules and docs/decisions; nothing points at a document that the project
 * hasn't got.
 */
export function lostSources(project: Project): string[] {
  return [...project].flatMap(([path, text]) =>
    [...text.matchAll(lostSource)].map(
      ({ 0: source, index }) =>
        `${path}:${lineOf(text, index)} points at “${source}”: cite a rule of docs/rules`,
    ),
  );
}

const lostSource =
  /\bthe\s+specification\b|\b(?:specification|decisions),? section|\((?:\w+,? )?sections? \d|\b(?:product|payments|decisions)\.md/gi;

function citationPattern(rules: readonly ListedRule[]): RegExp {
  const prefixes = [...new Set(rules.map(({ id }) => id.replace(/-\d+$/, '')))];
  return new RegExp(String.raw`(?<![\w-])(?:${prefixes.join('|') || '(?!)'})-\d+\b`, 'g');
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
