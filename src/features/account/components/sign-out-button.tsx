import { buttonClass } from '#/ui/button-class.ts';
import { Icon } from '#/ui/icon.tsx';

export function SignOutButton({ onSignOut }: { onSignOut(): void }) {
  return (
    <button type="button" onClick={onSignOut} className={buttonClass({ variant: 'secondary' })}>
      <Icon name="logout" />
      Sair da conta
    </button>
  );
}
