import type { ShownAct } from '#/contract/school/audit.ts';
import { actLabels } from '#/domain/staff/audited-act.ts';

const labelAct = (acao: string): string => (actLabels as Record<string, string>)[acao] ?? acao;

const longest = 120;

function shortText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  if (text === '' || text === 'null') return 'nada';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface DescribedAct {
  id: number;
  em: string;
  quem: { nome: string; email: string };
  titulo: string;
  objeto: string | null;
  /** A line for each value, with what it was before. */
  detalhes: string[];
}

export const describeAct = ({ id, em, quem, acao, objeto, dados }: ShownAct): DescribedAct => ({
  id,
  em,
  quem,
  titulo: labelAct(acao),
  objeto,
  detalhes: describeData(dados),
});

function describeData(dados: ShownAct['dados']): string[] {
  const { antes, depois, ...rest } = dados;
  const changed =
    isObject(antes) && isObject(depois)
      ? Object.keys(depois).map((key) => `${key}: ${shortText(antes[key])} → ${shortText(depois[key])}`)
      : depois === undefined
        ? []
        : [`${shortText(antes)} → ${shortText(depois)}`];
  return [...changed, ...Object.entries(rest).flatMap(describeEntry)];
}

/** A line for each value of what was forecast; zeros say nothing. */
function describeEntry([key, value]: [string, unknown]): string[] {
  if (!isObject(value)) return [`${key}: ${shortText(value)}`];
  return Object.entries(value)
    .filter(([, part]) => part !== 0)
    .map(([name, part]) => `${name}: ${shortText(part)}`);
}
