import { use } from 'react';
import { SessionName, sessionField } from './session-name.ts';

interface FormNameProps {
  name: string;
  /** Name of the session the form was typed in; that of the page when left out. */
  session?: string | undefined;
}

/**
 * Says which form of the page this is, and whose session the page shows, to the server that gets it as a
 * plain POST.
 */
export function FormName({ name, session: typedIn }: FormNameProps) {
  const shown = use(SessionName);
  const session = typedIn ?? shown;
  return (
    <>
      <input type="hidden" name="formulario" value={name} />
      {session !== undefined && <input type="hidden" name={sessionField} value={session} />}
    </>
  );
}
