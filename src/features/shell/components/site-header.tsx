import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#/ui/icon.tsx';
import { buttonClass } from '#/ui/button-class.ts';
import { Logo } from '#/ui/logo.tsx';
import { SkipLink } from '#/ui/skip-link.tsx';
import { selectMenu, type ActiveMenu } from '../active-menu.ts';
import { shellQueries } from '../shell.queries.ts';
import { CouponBanner } from './coupon-banner.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { greeting, ProfileLinks } from './profile-links.tsx';

const MobileMenu = lazy(() => import('./mobile-menu.tsx').then((module) => ({ default: module.MobileMenu })));

interface SiteHeaderProps {
  person: { primeiroNome: string; isSeller: boolean } | null;
  searchBox: ReactNode;
  onSignOut(): void;
}

export function SiteHeader({ person, searchBox, onSignOut }: SiteHeaderProps) {
  const { data: menu } = useSuspenseQuery(shellQueries.menu());
  const currentPath = useLocation({ select: (location) => location.href });
  const [active, setActive] = useState<ActiveMenu>('none');
  const [menuUsed, setMenuUsed] = useState(false);
  function openPanel(panel: ActiveMenu) {
    setMenuUsed(true);
    setActive(selectMenu(active, panel));
  }
  const profile = (
    <ProfileLinks
      person={person}
      currentPath={currentPath}
      onNavigate={() => setActive('none')}
      onSignOut={onSignOut}
    />
  );

  return (
    <>
      <SkipLink />
      {menu.promotion && <CouponBanner promotion={menu.promotion} />}
      <header className="sticky top-0 z-header border-b border-line bg-surface">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 px-4 pb-3 md:px-6 lg:h-header lg:flex-nowrap lg:pb-0">
          <button
            type="button"
            aria-expanded={active === 'menuMobile'}
            onClick={() => openPanel('menuMobile')}
            className={buttonClass({ variant: 'ghost', iconOnly: true }, '-ms-3 lg:hidden noscript:hidden')}
          >
            <Icon name="menu" label="Menu" />
          </button>
          <Link to="/" className="flex h-header-mobile grow items-center lg:h-auto lg:grow-0">
            <Logo />
            <span className="sr-only"> Página inicial</span>
          </Link>
          <DesktopMenu menu={menu} active={active} onChange={setActive} />
          <div className="order-last w-full lg:order-none lg:w-auto lg:grow">{searchBox}</div>
          <button
            type="button"
            aria-expanded={active === 'profileMobile'}
            onClick={() => openPanel('profileMobile')}
            className={buttonClass({ variant: 'ghost', iconOnly: true }, '-me-3 lg:hidden')}
          >
            <Icon name="user" label={person ? 'Sua conta' : 'Entrar ou criar conta'} />
          </button>
          <ProfileDropdown person={person} links={profile} currentPath={currentPath} />
        </div>
      </header>
      {menuUsed && (
        <Suspense>
          <MobileMenu menu={menu} active={active} onChange={setActive} profile={profile} />
        </Suspense>
      )}
    </>
  );
}

interface ProfileDropdownProps {
  person: SiteHeaderProps['person'];
  links: ReactNode;
  currentPath: string;
}

function ProfileDropdown({ person, links, currentPath }: ProfileDropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
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
  function close(focusBack: boolean) {
    if (!details.current?.open) return;
    details.current.open = false;
    if (focusBack) details.current.querySelector('summary')?.focus();
  }
  return (
    <details
      ref={details}
      className="relative hidden lg:block"
      onKeyDown={(event) => event.key === 'Escape' && close(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close(false)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-md px-3 font-semibold whitespace-nowrap text-heading hover:bg-blue-50">
        <Icon name="user" />
        {greeting(person)}
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div className="absolute end-0 top-full mt-2 w-56 rounded-lg border border-line bg-surface p-2 shadow-lg">
        {links}
      </div>
    </details>
  );
}
