export function describeQueue(waiting: string, total: number, order: string): string {
  return total > 1 ? `${waiting}, ${order}.` : `${waiting}.`;
}
