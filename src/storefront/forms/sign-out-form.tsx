import { useRouter } from '@tanstack/react-router';
import { FormName } from './form-name.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface SignOutFormProps {
  currentPath: string;
  onSignOut(): void;
  children: Elements;
}

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
