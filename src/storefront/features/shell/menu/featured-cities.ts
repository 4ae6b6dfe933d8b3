interface CityWithCourses {
  nome: string;
  slug: string;
  /** Its place among those that are named first; null for all others. */
  destaque: number | null;
}

export function featuredCities(cities: readonly CityWithCourses[]) {
  return cities
    .filter((city) => city.destaque !== null)
    .toSorted((a, b) => (a.destaque ?? 0) - (b.destaque ?? 0))
    .map(({ nome, slug }) => ({ nome, slug }));
}
