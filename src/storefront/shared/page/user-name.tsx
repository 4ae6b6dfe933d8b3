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
