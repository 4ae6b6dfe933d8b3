import { use } from 'react';
import { SessionName, sessionField } from './session-name.ts';

interface FormNameProps {
  name: string;
  /** Name of the session the form was typed in; that of the page when left out. */
  session?: string | undefined;
}

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
