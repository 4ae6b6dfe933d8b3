import { startShop } from '../support/shop.ts';
import { startBaseline } from './baseline.ts';
import { fetchPage, measurePages, measureThroughput, median } from './load.ts';
import { findPages } from './measured-pages.ts';
import { weighPage } from './page-weight.ts';
import { readMemory } from '../support/process-tree.ts';

/**
 * `npm run bench`: pages per second against bare `renderToString`, stock TanStack Start and node:http,
 * alternating; JavaScript of each page; memory.
 */
const rounds = 5;
/** After so many V8 has compiled what a page runs: a server that runs is measured, not one that starts. */
const warmUpRequests = 1000;
const requestsARound = 600;
const cachedRequestsARound = 8000;
const firstCourses = 300;
/** Milliseconds after which the engine has given back what it only kept for the load. */
const restMs = 30_000;
const passesBy = 'de=alguem';

const shop = await startShop();
try {
  const pages = await findPages(shop.url);
  const student = await signIn(shop.url);
  const html: Record<string, string> = {};
  const studentHtml: Record<string, string> = {};
  for (const { path } of pages) {
    html[path] = await fetchPage(shop.url + path);
    studentHtml[path] = await fetchPage(shop.url + path, student);
  }
  const start = await startBaseline(html, 'start');
  const react = await startBaseline(html, 'react');
  const reactOfStudent = await startBaseline(studentHtml, 'react');
  const raw = await startBaseline(html, 'raw');
  for (const { path } of pages) {
    for (const base of [shop.url, start.url, react.url, reactOfStudent.url, raw.url])
      await measureThroughput(base + path, warmUpRequests, passesBy);
    await measureThroughput(shop.url + path, warmUpRequests, student);
    for (const base of [shop.url, raw.url]) await measureThroughput(base + path, cachedRequestsARound);
  }
  const rows = [];
  for (const { name, path } of pages) {
    const speeds = {
      rendered: [] as number[],
      start: [] as number[],
      react: [] as number[],
      student: [] as number[],
      reactOfStudent: [] as number[],
      stored: [] as number[],
      raw: [] as number[],
    };
    for (let round = 0; round < rounds; round++) {
      speeds.rendered.push(await measureThroughput(shop.url + path, requestsARound, passesBy));
      speeds.start.push(await measureThroughput(start.url + path, requestsARound));
      speeds.react.push(await measureThroughput(react.url + path, requestsARound));
      speeds.student.push(await measureThroughput(shop.url + path, requestsARound, student));
      speeds.reactOfStudent.push(await measureThroughput(reactOfStudent.url + path, requestsARound));
      speeds.stored.push(await measureThroughput(shop.url + path, cachedRequestsARound));
      speeds.raw.push(await measureThroughput(raw.url + path, cachedRequestsARound));
    }
    const ratio = (ours: number[], others: number[]) =>
      withSpread(ours.map((speed, round) => speed / (others[round] ?? 1)));
    const weight = await weighPage(shop.url, path);
    rows.push({
      page: name,
      'rendered/s': Math.round(median(speeds.rendered)),
      'of renderToString': ratio(speeds.rendered, speeds.react),
      'of Start': ratio(speeds.rendered, speeds.start),
      'signed in/s': Math.round(median(speeds.student)),
      'of its renderToString': ratio(speeds.student, speeds.reactOfStudent),
      'signed in, of Start': ratio(speeds.student, speeds.start),
      'Start of renderToString': ratio(speeds.start, speeds.react),
      'from cache/s': Math.round(median(speeds.stored)),
      'of node:http': ratio(speeds.stored, speeds.raw),
      'HTML KB': Math.round(weight.html / 1024),
      'JavaScript KB, brotli': Math.round(weight.scripts / 1024),
    });
  }
  console.table(rows);
  const courses = (await listCourses(shop.url)).filter((path) => !pages.some((page) => page.path === path));
  const first = await measurePages(
    courses.slice(0, firstCourses).map((path) => shop.url + path),
    passesBy,
  );
  console.log(`Courses that no one asked for before: ${Math.round(first)}/s`);
  await Promise.all([start.stop(), react.stop(), reactOfStudent.stop(), raw.stop()]);
  const { resident } = await readMemory(shop.pid);
  await new Promise((rested) => setTimeout(rested, restMs));
  const atRest = await readMemory(shop.pid);
  console.log(
    `Memory, embedded backend included: ${resident} MB as the load ends, ${atRest.resident} MB half a minute later, ${atRest.peak} MB at most since the start`,
  );
} finally {
  await shop.stop();
}

function withSpread(ratios: number[]): string {
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)})`;
}

async function signIn(base: string): Promise<string> {
  const response = await fetch(`${base}/autenticacao?redirect_to=/acessibilidade`, {
    method: 'POST',
    headers: { origin: base, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      formulario: 'entrar',
      identificador: 'aluno@vitrine.dev',
      senha: 'Vitrine2026',
    }),
    redirect: 'manual',
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (cookies.length === 0) throw new Error(`no one was signed in: ${response.status}`);
  return cookies.join('; ');
}

async function listCourses(base: string): Promise<string[]> {
  const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);
  const parts = addressesIn(await fetchPage(`${base}/sitemap.xml`));
  const pages = await Promise.all(parts.map((part) => fetchPage(base + new URL(part).pathname)));
  return pages
    .flatMap(addressesIn)
    .map((address) => new URL(address).pathname)
    .filter((path) => /^\/[^/]+\/[^/]+\/\d+$/.test(path));
}
