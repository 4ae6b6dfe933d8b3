import { useLocation, useRouter } from '@tanstack/react-router';
import { FormName } from '#/blocks/form-name.tsx';
import { buttonClass } from '#/ui/button-class.ts';
import { Icon } from '#/ui/icon.tsx';

/** Without the page's script, the login page ends the session and leads back. */
export function SignOutButton({ onSignOut }: { onSignOut(): void }) {
  const router = useRouter();
  const redirect_to = useLocation({ select: ({ href }) => href });
  const { href } = router.buildLocation({ to: '/autenticacao', search: { redirect_to } });
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
      <button type="submit" className={buttonClass({ variant: 'secondary' })}>
        <Icon name="logout" />
        Sair da conta
      </button>
    </form>
  );
}
