import { setTimeout as pass } from 'node:timers/promises';
import { makePerson } from '../../support/person.ts';
import { type Attempt, FormClient, type Page } from './form-client.ts';

/** What there is to look at and to buy. */
export interface Catalogue {
  /** Addresses of courses, the most popular first. */
  courses: readonly string[];
  /** Of areas, cities and modalities. */
  lists: readonly string[];
  words: readonly string[];
  /** `course-offer` of what may be bought. */
  offers: readonly string[];
}

export interface Campaign {
  origin: string;
  catalogue: Catalogue;
  onAttempt: (attempt: Attempt) => void;
  /** An order that the shop has confirmed as paid to its buyer. */
  onEnrolled: (code: string) => void;
  onOrdered: (code: string) => void;
  /** A buyer who was refused for a reason of the shop's, such as a seat that went. */
  onTurnedAway: (reason: string) => void;
  /** Milliseconds between two pages of a person. */
  thinkMs: () => number;
}

/** By Zipf's law: a few courses are in the advertisement, most are found by hardly anyone. */
export function chooseByRank<Item>(items: readonly Item[], random = Math.random()): Item {
  return items[Math.min(items.length - 1, Math.floor(items.length ** random) - 1)]!;
}

const chooseAny = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

const anyAddress = () => `177.${byte()}.${byte()}.${byte()}`;
const byte = () => Math.floor(Math.random() * 256);

/** Six pages: home or where the advertisement leads, searches, lists and courses. */
export async function visit(campaign: Campaign): Promise<void> {
  const { origin, catalogue, onAttempt, thinkMs } = campaign;
  const client = new FormClient(origin, anyAddress(), onAttempt);
  const course = () => client.look('course', chooseByRank(catalogue.courses));
  const search = () => {
    const word = chooseAny(catalogue.words);
    const more = Math.random() < 0.3 ? `&pagina=${1 + Math.floor(Math.random() * 3)}` : '';
    return client.look('search', `/busca?titulo=${encodeURIComponent(word)}${more}`);
  };
  const list = () => client.look('list', chooseByRank(catalogue.lists));
  const pages = [
    Math.random() < 0.5 ? () => client.look('home', '/') : course,
    Math.random() < 0.6 ? search : list,
    course,
    Math.random() < 0.4 ? search : list,
    course,
    course,
  ];
  for (const page of pages) {
    await page().catch(() => undefined);
    await pass(thinkMs());
  }
}

/** From the course over a new account to a paid Pix, with forms that any browser sends. */
export async function buy(campaign: Campaign): Promise<void> {
  const { origin, catalogue, onAttempt, onOrdered, onEnrolled, onTurnedAway, thinkMs } = campaign;
  const client = new FormClient(origin, anyAddress(), onAttempt);
  const offer = chooseAny(catalogue.offers);
  const checkout = `/checkout/${offer}`;
  const person = makePerson();
  const [dia, mes, ano] = person.nascimento.split('/') as [string, string, string];
  const { nome, cpf, telefone, email, senha } = person;
  const registration = await client.open(
    'registration',
    `/autenticacao?register&redirect_to=${encodeURIComponent(checkout)}`,
  );
  await pass(thinkMs());
  const filled = await client.send('registration', registration, 'cadastro', {
    nome,
    cpf,
    dia,
    mes,
    ano,
    telefone,
    email,
    senha,
    termos: 'on',
  });
  if (filled.path !== checkout) return onTurnedAway(`registration led to ${filled.path} (${filled.status})`);
  await pass(thinkMs());
  const ordered = await client.send('order', filled, 'compra', { contrato: 'on' });
  const code = /^\/pix\/([0-9A-Z]{26})$/.exec(ordered.path)?.[1];
  if (code === undefined)
    return onTurnedAway(`order led to ${ordered.path} (${ordered.status}): ${alertOf(ordered)}`);
  onOrdered(code);
  const bank = /href="([^"]*banco-simulado[^"]*)"/.exec(ordered.html)?.[1];
  if (bank === undefined) return onTurnedAway('no way to the bank');
  const charge = await client.open('bank', new URL(bank, origin).pathname);
  await pass(thinkMs());
  await client.send('bank', charge, 'cobranca', { acao: 'pagar' });
  for (let look = 0; look < 10; look++) {
    await pass(1000);
    const pix = await client.open('pix', `/pix/${code}`);
    if (pix.html.includes('Matrícula confirmada')) return onEnrolled(code);
  }
  onTurnedAway('not confirmed within 10 s');
}

const alertOf = ({ html }: Page) =>
  /role="alert"[^>]*>(.*?)<\/div>/s
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]*>/g, ' ')
    .slice(0, 200) ?? '';
