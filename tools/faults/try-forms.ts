import { fillRoute, listRoutes } from '../../tests/e2e/crawl/support/route-tree.ts';
import { findSampleValues } from '../../tests/e2e/crawl/support/sample-values.ts';
import { type Shop, startShop } from '../../tests/support/shop.ts';
import { readCallNames } from './call-names.ts';
import { type Fault, type FaultProxy, faults, startFaultProxy } from './fault-proxy.ts';
import { inGroups } from './in-groups.ts';
import { findProblem, noAnswer, type Outcome } from './outcome.ts';
import { findForms, type PageForm, readValues } from './page-forms.ts';
import { cookieHeader, people, type Person, signIn } from './people.ts';

/** Takes away what the others need. */
const last = /sair|encerrar|excluir|senhaAtual/;

/** Asks a bank or a mail server, or sends a file, while its form waits. */
const isPatient = ({ fields }: PageForm, calls: ReadonlySet<string>) =>
  fields.some(({ isFile }) => isFile) || [...calls].some((call) => /\/teste-de-|\/marca\/imagens/.test(call));

/** It signs out whatever happens. */
const signingOut = 'POST /api/logout';

/** The backend has done what it was asked for, though its response is late or broken. */
const isDone = (fault: Fault) => fault === 'slow 5 s' || fault === 'truncated';

export interface AskedForm {
  key: string;
  route: string;
  path: string;
  person: Person;
}

export interface FormCell {
  form: AskedForm;
  fault: Fault;
  /** The calls that were made and failed. */
  calls: string[];
  problem: string | undefined;
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36';

async function send(
  url: string,
  cookies: Map<string, string>,
  init: RequestInit = {},
  left = 5,
): Promise<{ url: string; status: number; type: string; text: string; set: string[] }> {
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      origin: new URL(url).origin,
      'user-agent': browser,
      cookie: cookieHeader(cookies),
    },
    signal: AbortSignal.timeout(30_000),
  });
  const set = response.headers.getSetCookie();
  for (const line of set) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
    if (/max-age=0/i.test(line)) cookies.delete(name!);
    else cookies.set(name!, value!);
  }
  const target = response.headers.get('location');
  const text = await response.text();
  if (target === null || left === 0) {
    return { url, status: response.status, type: response.headers.get('content-type') ?? '', text, set };
  }
  const next = await send(new URL(target, url).href, cookies, {}, left - 1);
  return { ...next, set: [...set, ...next.set] };
}

function bodyOf({ fields, isMultipart }: PageForm): BodyInit {
  if (!isMultipart) return new URLSearchParams(fields.map(({ name, value }) => [name, value]));
  const body = new FormData();
  for (const { name, value, isFile } of fields) {
    if (isFile) body.append(name, new Blob([value], { type: 'image/svg+xml' }), 'quem-digitou.svg');
    else body.append(name, value);
  }
  return body;
}

/** Every form of the shop once, with who is offered it. */
async function listForms(shop: Shop, backendUrl: string): Promise<AskedForm[]> {
  const found = new Map<string, AskedForm>();
  const values = await findSampleValues((path) => fetch(shop.url + path).then((answer) => answer.text()));
  const paths = listRoutes().flatMap(({ path, isFile }) => (isFile ? [] : [path]));
  for (const person of Object.keys(people) as Person[]) {
    const cookies = await signIn(backendUrl, person);
    await inGroups(paths, 4, async (route) => {
      const path = fillRoute(route, values);
      const page = await send(shop.url + path, new Map(cookies)).catch(() => null);
      if (page?.status !== 200) return;
      for (const { key } of findForms(page.text))
        if (!found.has(key)) found.set(key, { key, route, path, person });
    });
  }
  return [...found.values()].toSorted((a, b) => Number(last.test(a.key)) - Number(last.test(b.key)));
}

async function sendForm(
  { shop, proxy, backendUrl }: { shop: Shop; proxy: FaultProxy; backendUrl: string },
  form: AskedForm,
  fault: Fault,
): Promise<FormCell | undefined> {
  // It would end the account that the others are sent with.
  if (isDone(fault) && last.test(form.key)) return undefined;
  const cookies = await signIn(backendUrl, form.person);
  const page = await send(shop.url + form.path, cookies);
  const filled = findForms(page.text).find(({ key }) => key === form.key);
  if (!filled) return undefined;
  const calls = new Set<string>();
  proxy.inject({
    fault,
    isMeant: (call) => {
      if (call.startsWith('GET ')) return false;
      calls.add(call);
      return true;
    },
  });
  const startedAt = performance.now();
  const outcome = await send(new URL(filled.action, page.url).href, cookies, {
    method: 'POST',
    body: bodyOf(filled),
  }).then(
    ({ set, ...answer }): Outcome => ({ ...answer, ms: performance.now() - startedAt, cookies: set }),
    noAnswer,
  );
  proxy.inject(null);
  if (calls.size === 0) return undefined;
  if (calls.has(signingOut)) return undefined;
  if (isPatient(filled, calls) && (fault === 'hanging' || fault === 'slow 5 s')) return undefined;
  const problem = findProblem(outcome) ?? (isDone(fault) ? undefined : findLoss(filled, outcome));
  return { form, fault, calls: [...calls], problem };
}

/** What was typed and isn't there any more; undefined when all of it is, or the form did its work. */
function findLoss({ fields }: PageForm, { text }: Outcome): string | undefined {
  const isRefused = /role="alert"|aria-invalid="true"/.test(text);
  const values = readValues(text);
  const lost = fields.filter(
    ({ name, value, isTyped, isSecret }) => isTyped && !isSecret && !values.has(`${name} ${value}`),
  );
  if (!isRefused) return 'says nothing of what went wrong';
  return lost.length > 0 ? `lost what was typed: ${lost.map(({ name }) => name).join(', ')}` : undefined;
}

/** Sends each form while everything that it writes fails. Returns also forms that wrote nothing. */
export async function tryForms(
  backendUrl: string,
  { say }: { say: (line: string) => void },
): Promise<{ cells: FormCell[]; unreached: AskedForm[] }> {
  const nameOf = await readCallNames(backendUrl);
  const cells: FormCell[] = [];
  const reached = new Set<string>();
  let forms: AskedForm[] | undefined;
  const places = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const proxy = await startFaultProxy(backendUrl, nameOf);
      return { backendUrl, proxy, shop: await startShop({ env: { BACKEND_URL: proxy.url } }) };
    }),
  );
  try {
    forms = await listForms(places[0]!.shop, backendUrl);
    say(`${forms.length} forms`);
    for (const fault of faults) {
      const left = forms.values();
      await Promise.all(
        places.map(async (place) => {
          for (const form of left) {
            const cell = await sendForm(place, form, fault);
            if (!cell) continue;
            cells.push(cell);
            reached.add(form.key);
            if (cell.problem)
              say(`${cell.calls.join(', ')} × ${fault} × ${form.route} (${form.person}): ${cell.problem}`);
          }
        }),
      );
    }
  } finally {
    await Promise.all(places.map(({ shop, proxy }) => shop.stop().then(() => proxy.stop())));
  }
  return { cells, unreached: forms.filter(({ key }) => !reached.has(key)) };
}
