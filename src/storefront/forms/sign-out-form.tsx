import { useRouter } from '@tanstack/react-router';
import { FormName } from './form-name.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface SignOutFormProps {
  /** Full path to come back to after signing in again. */
  currentPath: string;
  onSignOut(): void;
  /** The button that sends it. */
  children: Elements;
}

/** Without the page's script, the login page ends the session and leads back. */
export function SignOutForm({ currentPath, onSignOut, children }: SignOutFormProps) {
  const router = useRouter();
  const { href } = router.buildLocation({ to: '/autenticacao', search: { redirect_to: currentPath } });
  return (
    <form
      method="post"
      action={href}
      onSubmit={(event) => {
        event.preventDefault();
        onSignOut();
      }}
    >
      <FormName name="sair" />
      {children}
    </form>
  );
}
