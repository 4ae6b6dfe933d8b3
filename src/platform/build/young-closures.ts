import { parseSync, type Plugin, Visitor } from 'vite';

/** Code of a package that is written in another way. */
interface Rewrite {
  file: RegExp;
  before: string;
  after: string;
  /** Put before the module. */
  helper?: string;
}

/** An accessor that is made for each page. */
const rewrites: Rewrite[] = [
  {
    file: /\/router-core\/dist\/esm\/ssr\/ssr-server\.js$/,
    before: 'router.ssr = { get manifest() {',
    after: 'router.ssr = new ServedManifest(() => {',
    helper: `class ServedManifest {
	constructor(read) { this.read = read; }
	get manifest() { return this.read(); }
}
`,
  },
  {
    file: /\/router-core\/dist\/esm\/ssr\/ssr-server\.js$/,
    before: `hasAssets ? requestAssets : void 0);
	} };`,
    after: `hasAssets ? requestAssets : void 0);
	});`,
  },
];

/**
 * V8 puts two kinds of functions among the old objects at once, where only a collection of all finds them
 * dead: one that is assigned to a property where it is written, and that of an accessor. Each keeps what it
 * reaches, so the router and all data of a page outlived it. What renders pages is built with the router in
 * it, and without such functions (docs/decisions/0099).
 */
export function keepClosuresYoung(): Plugin {
  return {
    name: 'vitrine:keep-closures-young',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configEnvironment: (name) => (name === 'ssr' ? { resolve: { noExternal: [/^@tanstack\//] } } : undefined),
    transform: {
      filter: { id: rewrites.map(({ file }) => file) },
      handler(code, id) {
        let written = code;
        for (const { file, before, after, helper = '' } of rewrites) {
          if (!file.test(id)) continue;
          if (!code.includes(before))
            this.error(`${id} isn't as src/platform/build/young-closures.ts expects it`);
          written = helper + written.replace(before, () => after);
        }
        return { code: written, map: null };
      },
    },
    // Not while chunks are rendered: what makes them smaller would take it away again.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = assignLater(file.code);
      }
    },
  };
}

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/**
 * `a.b = () => {}` as `a.b = (0, () => {})`, which V8 doesn't take for an assigned function.
 * @throws {SyntaxError} for what is no module
 */
export function assignLater(code: string): string {
  const { program, errors } = parseSync('chunk.js', code);
  if (errors[0]) throw new SyntaxError(errors[0].message);
  const inserts: { at: number; text: string }[] = [];
  new Visitor({
    AssignmentExpression: ({ left, right }) => {
      if (left.type !== 'MemberExpression' || !functions.has(right.type)) return;
      inserts.push({ at: right.start, text: '(0, ' }, { at: right.end, text: ')' });
    },
  }).visit(program);
  inserts.sort((a, b) => a.at - b.at);
  let written = '';
  let read = 0;
  for (const { at, text } of inserts) {
    written += code.slice(read, at) + text;
    read = at;
  }
  return written + code.slice(read);
}
