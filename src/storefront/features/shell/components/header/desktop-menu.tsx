import { lazy, Suspense, useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { SkeletonText } from '#/storefront/ui/feedback/skeleton.tsx';
import { selectMenu, type ActiveMenu } from '#/storefront/features/shell/menu/active-menu.ts';
import { moveInMenu, type MenuPlace } from '#/storefront/features/shell/menu/menu-keys.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

const loadPanel = () => import('./desktop-panels.tsx');
const DesktopPanel = lazy(() => loadPanel().then((module) => ({ default: module.DesktopPanel })));

const menus = [
  { id: 'coursesDesk', label: 'Explorar' },
  { id: 'areasDesk', label: 'Áreas' },
  { id: 'citiesDesk', label: 'Cidades' },
  { id: 'othersDesk', label: 'Outros' },
] as const;

interface DesktopMenuProps {
  active: ActiveMenu;
  onChange(active: ActiveMenu): void;
  onWanted(): void;
}

/**
 * Disclosure navigation of the ARIA practices: buttons open panels, arrows, Home and End move, Escape closes
 * and gives the focus back, and the panel closes when the focus or the pointer goes elsewhere.
 */
export function DesktopMenu({ active, onChange, onWanted }: DesktopMenuProps) {
  const nav = useRef<HTMLElement>(null);
  /**
   * The item of the left column that was pressed: the panel moves to its own button, and the focus goes
   * along.
   */
  const pressed = useRef<ActiveMenu>(null);
  const open = menus.find(({ id }) => id === active);

  useEffect(() => {
    const id = pressed.current;
    pressed.current = null;
    if (id) findItem(nav.current, id)?.focus();
  });

  useEffect(() => {
    if (!open) return;
    function onPointerDown(event: PointerEvent) {
      if (!nav.current?.contains(event.target as Node)) onChange('none');
    }
    function closeOnEscape(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      findButton(nav.current, open?.id)?.focus();
      onChange('none');
    }
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, onChange]);

  function leave() {
    findButton(nav.current, open?.id)?.focus();
    onChange('none');
  }

  function selectFromPanel(id: ActiveMenu) {
    const selected = selectMenu(active, id);
    if (selected === 'none') return leave();
    pressed.current = id;
    onChange(selected);
  }

  function prepare() {
    onWanted();
    void loadPanel();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const typing = event.target instanceof HTMLInputElement;
    if (typing && !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
    const columns = readColumns(nav.current);
    const place = findPlace(columns, event.target);
    const to =
      place &&
      moveInMenu(event.key, place, {
        sizes: { bar: columns.bar.length, left: columns.left.length, right: columns.right.length },
        openButton: columns.bar.findIndex(isExpanded),
        chosenItem: Math.max(0, columns.left.findIndex(isExpanded)),
      });
    if (!to) return;
    event.preventDefault();
    columns[to.column][to.index]?.focus();
  }

  return (
    <nav
      ref={nav}
      aria-label="Explorar cursos"
      className="hidden lg:block noscript:hidden"
      onPointerEnter={prepare}
      onFocus={prepare}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onChange('none');
      }}
    >
      <ul className="flex items-center gap-1">
        {menus.map(({ id, label }) => (
          <li key={id}>
            <MenuButton id={id} open={active === id} onPress={() => onChange(selectMenu(active, id))}>
              {id === 'coursesDesk' && (
                <>
                  <ChangingText>{label}</ChangingText>
                  <span className="sr-only"> cursos</span>
                </>
              )}
              {id === 'othersDesk' && <Icon name="dots" label={label} />}
              {id !== 'coursesDesk' && id !== 'othersDesk' && <ChangingText>{label}</ChangingText>}
            </MenuButton>
            {active === id && (
              <div
                id={`menu-${id}`}
                className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto border-y border-line bg-surface shadow-lg"
              >
                <div className="mx-auto max-w-page px-6 py-6">
                  <Suspense fallback={<SkeletonText lines={5} />}>
                    <DesktopPanel
                      id={id}
                      onSelect={selectFromPanel}
                      onNavigate={() => onChange('none')}
                      onLeave={leave}
                    />
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

interface MenuButtonProps {
  id: ActiveMenu;
  open: boolean;
  onPress(): void;
  children: Elements;
}

function MenuButton({ children, ...props }: MenuButtonProps) {
  const others = props.id === 'othersDesk';
  return (
    <button
      type="button"
      data-menu-button={props.id}
      aria-expanded={props.open}
      aria-controls={props.open ? `menu-${props.id}` : undefined}
      onClick={props.onPress}
      className="menu-button"
    >
      {children}
      {!others && <Icon name={props.open ? 'chevron-up' : 'chevron-down'} size="sm" />}
    </button>
  );
}

type Columns = Record<MenuPlace['column'], HTMLElement[]>;

function readColumns(nav: HTMLElement | null): Columns {
  const find = (selector: string) => [...(nav?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const within = (column: string) =>
    ['a[href]', 'button', 'input'].map((kind) => `[data-menu-column=${column}] ${kind}`).join();
  return { bar: find('[data-menu-button]'), left: find(within('left')), right: find(within('right')) };
}

function findPlace(columns: Columns, target: EventTarget): MenuPlace | undefined {
  for (const column of ['bar', 'left', 'right'] as const) {
    const index = columns[column].indexOf(target as HTMLElement);
    if (index >= 0) return { column, index };
  }
  return undefined;
}

function isExpanded(element: HTMLElement): boolean {
  return element.getAttribute('aria-expanded') === 'true';
}

function findButton(nav: HTMLElement | null, id?: ActiveMenu) {
  return nav?.querySelector<HTMLElement>(`[data-menu-button="${id}"]`);
}

function findItem(nav: HTMLElement | null, id: ActiveMenu) {
  return nav?.querySelector<HTMLElement>(`[data-menu-item="${id}"]`);
}
