import { findMunicipality, listMunicipalities, type Municipality } from './municipalities.ts';
import { foldText } from '#/domain/text/slug.ts';

/** Municipalities of a name, with its state after a hyphen, slash or comma or without: 'Blumenau - SC'. */
export function findPlaces(text: string): Municipality[] {
  const [, name, uf] = /^(.*?)(?:\s*[-/,]\s*([a-z]{2}))?$/i.exec(text.trim())!;
  if (uf) {
    const found = findMunicipality(name!, uf.toUpperCase());
    if (found) return [found];
  }
  const wanted = plain(text);
  return listMunicipalities().filter((place) => plain(place.name) === wanted);
}

const plain = (name: string) =>
  foldText(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
