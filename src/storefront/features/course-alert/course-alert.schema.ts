export function readAlertCity(data: FormData): number | null {
  return Number(data.get('cidade')) || null;
}
