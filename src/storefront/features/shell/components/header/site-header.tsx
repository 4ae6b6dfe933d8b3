import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useSnapshotLocation } from '#/storefront/shared/first-location.ts';
import { PageStart } from '#/storefront/shared/page/page-start.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { BrandLogo } from '#/storefront/shared/brand/brand-logo.tsx';
import { selectMenu, type ActiveMenu } from '#/storefront/features/shell/menu/active-menu.ts';
import { shellQueries } from '#/storefront/features/shell/shell.queries.ts';
import { useHeaderAway } from '#/storefront/features/shell/use-header-away.ts';
import { CouponBanner } from './coupon-banner.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { ProfileDropdown } from './profile-dropdown.tsx';
import { greeting, ProfileLinks, type ProfilePerson } from './profile-links.tsx';

const loadMobileMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazy(() => loadMobileMenu().then((module) => ({ default: module.MobileMenu })));

interface SiteHeaderProps {
  person: ProfilePerson | null;
  /**
   * On a narrow screen it hangs below the header, over the page: it comes and goes, and moves nothing. A page
   * that always has it begins with a {@link SearchBoxSpace}.
   */
  searchBox: ReactNode;
  searchFieldId: string;
  onSignOut(): void;
}

export function SiteHeader({ person, searchBox, searchFieldId, onSignOut }: SiteHeaderProps) {
  const queryClient = useQueryClient();
  const { data: promotion } = useSuspenseQuery(shellQueries.promotion());
  const currentPath = useSnapshotLocation(({ href }) => href);
  const [active, setActive] = useState<ActiveMenu>('none');
  const [menuUsed, setMenuUsed] = useState(false);
  const home = useRef<HTMLAnchorElement>(null);
  const [shownPath, setShownPath] = useState(currentPath);
  // Back and forward close the menu as a link does.
  if (shownPath !== currentPath) {
    setShownPath(currentPath);
    setActive('none');
  }
  const isAway = useHeaderAway(active !== 'none');
  function openPanel(panel: ActiveMenu) {
    setMenuUsed(true);
    setActive(selectMenu(active, panel));
  }
  // With the first sign that one is wanted, before the press is over.
  const readMenu = () => void queryClient.prefetchQuery(shellQueries.menu());
  function readMobileMenu() {
    readMenu();
    void loadMobileMenu();
  }
  const profileLabel = person ? greeting(person) : 'Entrar ou criar conta';

  return (
    <>
      <PageStart />
      {promotion && <CouponBanner promotion={promotion} onDismiss={() => home.current?.focus()} />}
      <header
        data-shop-header
        data-away={isAway || undefined}
        className="leaving-header sticky top-0 z-header border-b border-line bg-surface lg:h-header print:hidden"
      >
        <div className="relative mx-auto flex max-w-page items-center gap-x-4 px-4 md:px-6 lg:static lg:h-full">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={active === 'menuMobile'}
            onPointerDown={readMobileMenu}
            onFocus={readMobileMenu}
            onClick={() => openPanel('menuMobile')}
            className={buttonClass({ variant: 'ghost', iconOnly: true }, '-ms-3 lg:hidden noscript:hidden')}
          >
            <Icon name="menu" label="Menu" />
          </button>
          <Link
            ref={home}
            to="/"
            className="flex h-header-mobile min-w-0 grow items-center rounded-sm lg:h-auto lg:grow-0"
          >
            <BrandLogo />
            <span className="sr-only"> Página inicial</span>
          </Link>
          <DesktopMenu active={active} onChange={setActive} onWanted={readMenu} />
          <div className="header-search absolute inset-x-0 top-full order-last border-b border-line bg-surface px-4 pb-3 empty:hidden md:px-6 lg:static lg:order-none lg:min-w-0 lg:grow lg:border-0 lg:p-0 lg:empty:block">
            {searchBox}
          </div>
          {/* One who hears the page finds the field itself. */}
          {searchBox && (
            <label
              htmlFor={searchFieldId}
              className={buttonClass({ variant: 'ghost', iconOnly: true }, 'search-icon -me-4')}
            >
              <Icon name="search" />
            </label>
          )}
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={active === 'profileMobile'}
            onClick={() => openPanel('profileMobile')}
            className={buttonClass({ variant: 'ghost', iconOnly: true }, '-me-3 lg:hidden noscript:hidden')}
          >
            <Icon name="user" label={person ? 'Sua conta' : profileLabel} />
          </button>
          <WithoutMenu person={person} currentPath={currentPath} />
          <ProfileDropdown person={person} currentPath={currentPath} onSignOut={onSignOut} />
        </div>
      </header>
      {menuUsed && (
        <Suspense>
          <MobileMenu
            active={active}
            onChange={setActive}
            profileLabel={profileLabel}
            profileTitle={person ? profileLabel : 'Sua conta'}
            profile={
              <ProfileLinks
                person={person}
                currentPath={currentPath}
                onNavigate={() => setActive('none')}
                onSignOut={onSignOut}
              />
            }
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Where no script can open the panels of a narrow screen: the way in, and to the account, which has the way
 * out.
 */
function WithoutMenu({ person, currentPath }: { person: ProfilePerson | null; currentPath: string }) {
  const look = 'hidden min-h-11 items-center font-semibold text-primary-700 noscript:flex lg:noscript:hidden';
  if (person) {
    return (
      <Link to="/minha-conta" className={look}>
        Minha Conta
      </Link>
    );
  }
  return (
    <Link to="/autenticacao" search={{ redirect_to: currentPath }} className={look}>
      Entrar
    </Link>
  );
}
