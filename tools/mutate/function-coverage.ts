import { parseSync, Visitor } from 'vite';

export interface FunctionSpan {
  start: number;
  end: number;
  /** Where a statement can be put that runs whenever the function does. */
  bodyStart: number;
}

export function listFunctions(path: string, text: string): FunctionSpan[] {
  const spans: FunctionSpan[] = [];
  const add = ({ start, end, body }: { start: number; end: number; body: unknown }) => {
    const block = body as { type: string; start: number } | null;
    if (block?.type === 'BlockStatement' || block?.type === 'FunctionBody') {
      spans.push({ start, end, bodyStart: block.start + 1 });
    }
  };
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parseSync(path, text).program);
  return spans.sort((a, b) => a.start - b.start);
}

/** The innermost function around an offset; undefined for what runs when the module is loaded. */
export function functionAround(spans: readonly FunctionSpan[], offset: number): number | undefined {
  const around = spans.findLastIndex(({ start, end }) => start <= offset && offset < end);
  return around === -1 ? undefined : around;
}

export function coverageKey(path: string, index?: number): string {
  return index === undefined ? path : `${path}#${index}`;
}

export function recordFunctions(path: string, text: string): string {
  const record = (key: string) => `globalThis.recordCovered?.(${JSON.stringify(key)});`;
  const inserts = listFunctions(path, text)
    .map(({ bodyStart }, index) => ({ bodyStart, call: record(coverageKey(path, index)) }))
    .sort((a, b) => b.bodyStart - a.bodyStart);
  let recorded = text;
  for (const { bodyStart, call } of inserts) {
    recorded = recorded.slice(0, bodyStart) + call + recorded.slice(bodyStart);
  }
  return `${recorded}\n${record(coverageKey(path))}`;
}
