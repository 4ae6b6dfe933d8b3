/** '3 pedidos esperam, dos mais antigos aos mais novos.'; one alone has no order to tell of. */
export function describeQueue(waiting: string, total: number, order: string): string {
  return total > 1 ? `${waiting}, ${order}.` : `${waiting}.`;
}
