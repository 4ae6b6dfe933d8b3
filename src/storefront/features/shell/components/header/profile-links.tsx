import { Link } from '#/storefront/shared/page/link.tsx';
import { SignOutForm } from '#/storefront/forms/sign-out-form.tsx';
import { Icon, type IconName } from '#/storefront/ui/display/icon.tsx';
import { menuItem } from './menu-item.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

export interface ProfilePerson {
  primeiroNome: string;
  is_contact_center: boolean;
}

interface ProfileLinksProps {
  person: ProfilePerson | null;
  currentPath: string;
  onNavigate?(): void;
  onSignOut(): void;
}

// SHELL-2
export function ProfileLinks({ person, currentPath, onNavigate, onSignOut }: ProfileLinksProps) {
  if (!person) {
    return (
      <ul className="grid gap-1">
        <li>
          <Link
            to="/autenticacao"
            search={{ redirect_to: currentPath }}
            className={menuItem}
            onClick={onNavigate}
          >
            <ItemFace icon="user" label="Entrar" />
          </Link>
        </li>
        <li>
          <Link
            to="/autenticacao"
            search={{ register: '', redirect_to: currentPath }}
            className={menuItem}
            onClick={onNavigate}
          >
            <ItemFace icon="plus" label="Criar conta" />
          </Link>
        </li>
      </ul>
    );
  }
  return (
    <ul className="grid gap-1">
      <li>
        <Link to="/minha-conta" className={menuItem} onClick={onNavigate}>
          <ItemFace icon="user" label="Minha Conta" />
        </Link>
      </li>
      {person.is_contact_center ? (
        <li>
          <Link to="/minhas-vendas" className={menuItem} onClick={onNavigate}>
            <ItemFace icon="receipt" label="Minhas Vendas" />
          </Link>
        </li>
      ) : (
        <>
          <li>
            <Link to="/minhas-compras" className={menuItem} onClick={onNavigate}>
              <ItemFace icon="receipt" label="Minhas compras" />
            </Link>
          </li>
          <li>
            <Link to="/cursos-favoritos" className={menuItem} onClick={onNavigate}>
              <ItemFace icon="heart" label="Cursos favoritos" />
            </Link>
          </li>
        </>
      )}
      <li>
        <SignOutForm currentPath={currentPath} onSignOut={onSignOut}>
          <button type="submit" className={menuItem}>
            <ItemFace icon="logout" label="Sair" />
          </button>
        </SignOutForm>
      </li>
    </ul>
  );
}

export function greeting(person: ProfilePerson): string {
  return person.is_contact_center ? 'Olá vendedor(a)!' : `Olá, ${person.primeiroNome}`;
}

function ItemFace({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} className="text-primary-600" />
      <ChangingText>{label}</ChangingText>
    </>
  );
}
