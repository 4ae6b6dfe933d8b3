import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { projectRoot } from '#/backend/project-root.ts';
import { timeZones, type TimeZone } from '#/domain/time/local-time.ts';
import { foldText } from '#/domain/text/slug.ts';

const lineSchema = v.tuple([
  v.pipe(v.string(), v.regex(/^\d{7}$/), v.transform(Number)),
  v.string(),
  v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  v.pipe(v.string(), v.transform(Number), v.number()),
  v.pipe(v.string(), v.transform(Number), v.number()),
  v.string(),
  v.picklist(timeZones),
]);

export interface Municipality {
  /** As IBGE numbers it, 7 digits. */
  code: number;
  name: string;
  uf: string;
  latitude: number;
  longitude: number;
  timeZone: TimeZone;
}

let byName: Map<string, Municipality> | undefined;

const keyOf = (name: string, uf: string) =>
  `${uf} ${foldText(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()}`;

function readMunicipalities(): Map<string, Municipality> {
  const file = join(projectRoot, 'src', 'backend', 'modules', 'places', 'municipalities.csv');
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const [code, name, uf, latitude, longitude, , timeZone] = v.parse(lineSchema, line.split(','));
      return [keyOf(name, uf), { code, name, uf, latitude, longitude, timeZone }];
    }),
  );
}

/** The municipality of a state by its name, whatever its accents, hyphens and capitals. */
export function findMunicipality(name: string, uf: string): Municipality | undefined {
  byName ??= readMunicipalities();
  return byName.get(keyOf(name, uf));
}

export function listMunicipalities(): Municipality[] {
  byName ??= readMunicipalities();
  return [...byName.values()];
}
