export const routineDistances = [5, 10, 25, 50, 100, 200] as const;
export type RoutineDistance = (typeof routineDistances)[number];

/** How far: so many kilometres, or online only. */
export const ONLINE_ONLY = 'online';

export const ROUTINE_PAGE_SIZE = 12;
export const MOST_ROUTINE_PAGES = 10;
/** Reais a month. */
export const MOST_MONTHLY = 100_000;
