import { use } from 'react';
import { SessionName, sessionField } from './session-name.ts';

/** Says which form of the page this is, and whose session the page shows, to the server that gets it as a plain POST. */
export function FormName({ name }: { name: string }) {
  const session = use(SessionName);
  return (
    <>
      <input type="hidden" name="formulario" value={name} />
      {session !== undefined && <input type="hidden" name={sessionField} value={session} />}
    </>
  );
}
