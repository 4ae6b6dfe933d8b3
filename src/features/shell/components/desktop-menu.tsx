import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#/ui/class-names.ts';
import { Icon } from '#/ui/icon.tsx';
import { SkeletonText } from '#/ui/skeleton.tsx';
import { selectMenu, type ActiveMenu } from '../active-menu.ts';
import type { Menu } from '../shell.functions.ts';

const loadLists = () => import('./menu-lists.tsx');
const MenuList = lazy(() => loadLists().then((module) => ({ default: module.MenuList })));

const menus = [
  { id: 'coursesDesk', label: 'Cursos' },
  { id: 'areasDesk', label: 'Áreas' },
  { id: 'citiesDesk', label: 'Cidades' },
  { id: 'othersDesk', label: 'Outros' },
] as const;

interface DesktopMenuProps {
  menu: Menu;
  active: ActiveMenu;
  onChange(active: ActiveMenu): void;
}

/** Disclosure navigation of the ARIA practices: buttons open panels, Escape closes and gives the focus back. */
export function DesktopMenu({ menu, active, onChange }: DesktopMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const open = menus.find(({ id }) => id === active);

  useEffect(() => {
    if (!open) return;
    function onPointerDown(event: PointerEvent) {
      if (!nav.current?.contains(event.target as Node)) onChange('none');
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      onChange('none');
      nav.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    }
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open, onChange]);

  return (
    <nav
      ref={nav}
      aria-label="Explorar"
      className="hidden lg:block noscript:hidden"
      // The lists come with the first sign that one is wanted.
      onPointerEnter={() => void loadLists()}
      onFocus={() => void loadLists()}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onChange('none');
      }}
    >
      <ul className="flex items-center gap-1">
        {menus.map(({ id, label }) => (
          <li key={id}>
            <MenuButton id={id} open={active === id} onPress={() => onChange(selectMenu(active, id))}>
              {id === 'othersDesk' ? <Icon name="dots" label={label} /> : label}
            </MenuButton>
            {active === id && (
              <div
                id={`menu-${id}`}
                className="absolute inset-x-0 top-full border-t border-line bg-surface shadow-lg"
              >
                <div className="mx-auto max-w-page px-6 py-6">
                  <Suspense fallback={<SkeletonText lines={5} />}>
                    <MenuList id={id} menu={menu} onNavigate={() => onChange('none')} />
                  </Suspense>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuButton(props: { id: ActiveMenu; open: boolean; onPress(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-expanded={props.open}
      aria-controls={`menu-${props.id}`}
      onClick={props.onPress}
      className={classNames(
        'flex min-h-11 items-center gap-1 rounded-md px-3 font-semibold text-heading hover:bg-blue-50',
        props.open && 'bg-blue-100',
      )}
    >
      {props.children}
      <Icon name={props.open ? 'chevron-up' : 'chevron-down'} size="sm" />
    </button>
  );
}
