import { Link } from '#/storefront/shared/page/link.tsx';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { greeting, ProfileLinks, type ProfilePerson } from './profile-links.tsx';

interface ProfileDropdownProps {
  person: ProfilePerson | null;
  currentPath: string;
  onSignOut(): void;
}

/**
 * Greeting and menu of the signed-in person on wide screens; for a visitor the way in. It opens without
 * JavaScript too.
 */
export function ProfileDropdown({ person, currentPath, onSignOut }: ProfileDropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    function close() {
      if (details.current) details.current.open = false;
      setOpen(false);
    }
    function onPointerDown(event: PointerEvent) {
      if (!details.current?.contains(event.target as Node)) close();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    }
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  if (!person) {
    return (
      <Link
        to="/autenticacao"
        search={{ redirect_to: currentPath }}
        className={buttonClass({ variant: 'secondary', size: 'sm' }, 'hidden lg:inline-flex')}
      >
        <Icon name="user" size="sm" />
        Entrar
      </Link>
    );
  }
  return (
    <details
      ref={details}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      className="relative hidden shrink-0 lg:block"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-md px-3 font-semibold whitespace-nowrap text-heading hover:bg-primary-50 [&::-webkit-details-marker]:hidden">
        <Icon name="user" />
        <span className="max-w-48 truncate">{greeting(person)}</span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size="sm" />
      </summary>
      <div className="absolute end-0 top-full mt-2 w-60 rounded-lg border border-line bg-surface p-2 shadow-lg">
        <ProfileLinks
          person={person}
          currentPath={currentPath}
          onNavigate={() => setOpen(false)}
          onSignOut={onSignOut}
        />
      </div>
    </details>
  );
}
