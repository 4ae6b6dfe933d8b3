/** Tells password managers whose password the form is about; nobody sees it. */
export function UserName({ email }: { email: string | null }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      defaultValue={email ?? ''}
      readOnly
      hidden
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
