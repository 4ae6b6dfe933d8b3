/** Says which form of the page this is, to the server that gets it as a plain POST. */
export function FormName({ name }: { name: string }) {
  return <input type="hidden" name="formulario" value={name} />;
}
