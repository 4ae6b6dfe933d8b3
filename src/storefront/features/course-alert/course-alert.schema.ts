/** The city somebody wants to be notified of; null for any of them. */
export function readAlertCity(data: FormData): number | null {
  return Number(data.get('cidade')) || null;
}
