import { Link } from '@tanstack/react-router';
import { Icon, type IconName } from '#/ui/icon.tsx';

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-body hover:bg-blue-50 hover:text-blue-800';

interface ProfileLinksProps {
  person: { primeiroNome: string; isSeller: boolean } | null;
  /** Full path to come back to after signing in. */
  currentPath: string;
  onNavigate?(): void;
  onSignOut(): void;
}

/** What a visitor or a signed-in person finds behind the profile icon (specification, sections 2 and 6). */
export function ProfileLinks({ person, currentPath, onNavigate, onSignOut }: ProfileLinksProps) {
  if (!person) {
    return (
      <ul className="grid gap-1">
        <li>
          <Link
            to="/autenticacao"
            search={{ redirect_to: currentPath }}
            className={item}
            onClick={onNavigate}
          >
            <ItemFace icon="user" label="Entrar" />
          </Link>
        </li>
        <li>
          <Link
            to="/autenticacao"
            search={{ register: '', redirect_to: currentPath }}
            className={item}
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
        <Link to="/minha-conta" className={item} onClick={onNavigate}>
          <ItemFace icon="user" label="Minha Conta" />
        </Link>
      </li>
      {!person.isSeller && (
        <>
          <li>
            <Link to="/minhas-compras" className={item} onClick={onNavigate}>
              <ItemFace icon="receipt" label="Minhas compras" />
            </Link>
          </li>
          <li>
            <Link to="/cursos-favoritos" className={item} onClick={onNavigate}>
              <ItemFace icon="heart" label="Cursos favoritos" />
            </Link>
          </li>
        </>
      )}
      <li>
        <button type="button" className={item} onClick={onSignOut}>
          <ItemFace icon="logout" label="Sair" />
        </button>
      </li>
    </ul>
  );
}

/** The greeting beside the icon; a seller is greeted without a name. */
export function greeting(person: { primeiroNome: string; isSeller: boolean }): string {
  return person.isSeller ? 'Olá vendedor(a)!' : `Olá, ${person.primeiroNome}`;
}

function ItemFace({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} className="text-blue-600" />
      {label}
    </>
  );
}
