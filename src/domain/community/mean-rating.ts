/** The mean of a course's stars, 1 to 5, as people read it: '4,5', '4,0'. */
export function formatMeanRating(mean: number): string {
  return (Math.round(mean * 10) / 10).toFixed(1).replace('.', ',');
}
