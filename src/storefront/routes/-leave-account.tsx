import { useQueryClient } from '@tanstack/react-query';
import { clearStoredData } from '#/storefront/features/session/change-session.ts';
import { useSignOut } from '#/storefront/features/sign-in/use-sign-out.ts';
import { SignOutForm } from '#/storefront/forms/sign-out-form.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

export function LeaveAccount({ here }: { here: string }) {
  const queryClient = useQueryClient();
  const signOut = useSignOut(() => clearStoredData(queryClient), here);
  return (
    <SignOutForm currentPath={here} onSignOut={signOut}>
      <button type="submit" className={linkClass('text', 'min-h-11')}>
        Sair desta conta
      </button>
    </SignOutForm>
  );
}
