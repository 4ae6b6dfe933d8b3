/** The text of a form's field; '' for a field that wasn't sent or holds a file. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
