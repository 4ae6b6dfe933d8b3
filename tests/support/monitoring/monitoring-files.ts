import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface RuleFile {
  groups: { rules: { alert?: string; record?: string; expr: string }[] }[];
}

const { groups } = parse(readFileSync('docs/monitoring/vitrine.rules.yml', 'utf8')) as RuleFile;
const rules = groups.flatMap((group) => group.rules);
const board = readFileSync('docs/monitoring/vitrine-board.json', 'utf8');

export const alerts = rules.flatMap(({ alert }) => (alert === undefined ? [] : [alert]));

/** Metrics that rules and board ask for, without the parts of histograms; not Prometheus's own. */
export const metricsAskedFor = [
  ...new Set(
    [...rules.map(({ expr }) => expr), board]
      .flatMap((text) => text.match(/\b(?:vitrine|http_server)_\w+/g) ?? [])
      .map((name) => name.replace(/_(?:bucket|count|sum)$/, '')),
  ),
];

/** The number that a rule compares what stands before it with. */
export function thresholdOf(alert: string, before: string): number {
  const { expr = '' } = rules.find((rule) => rule.alert === alert) ?? {};
  const compared = expr.slice(expr.lastIndexOf(before) + before.length);
  const [, number, factor = '1'] = /(?:[<>]=?|==) (\d+(?:\.\d+)?)(?: \* (\d+))?/.exec(compared) ?? [];
  if (number === undefined || !expr.includes(before)) throw new Error(`${alert} compares no ${before}`);
  return Number(number) * Number(factor);
}

/** What only the storefront measures; both measure requests and clocks. */
export const ofStorefront = ['vitrine_backend_call_seconds', 'vitrine_cache_reads_total'];
export const ofBoth = ['http_server_request_duration_seconds', 'vitrine_clock_seconds'];
