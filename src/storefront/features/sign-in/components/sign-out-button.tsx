import { useLocation } from '@tanstack/react-router';
import { SignOutForm } from '#/storefront/forms/sign-out-form.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';

export function SignOutButton({ onSignOut }: { onSignOut(): void }) {
  const currentPath = useLocation({ select: ({ href }) => href });
  return (
    <SignOutForm currentPath={currentPath} onSignOut={onSignOut}>
      <button type="submit" className={buttonClass({ variant: 'secondary' }, 'max-md:w-full')}>
        <Icon name="logout" />
        Sair da conta
      </button>
    </SignOutForm>
  );
}
