import { useEffect, useRef } from 'react';
import { Icon, type IconName } from '#/storefront/ui/display/icon.tsx';
import { Sheet } from '#/storefront/ui/overlays/sheet.tsx';
import { backFrom, type ActiveMenu } from '#/storefront/features/shell/menu/active-menu.ts';
import { CallbackButton } from '../callback-provider.tsx';
import { menuItem } from './menu-item.ts';
import { AreasList, BlogItem, CitiesList, CoursesList, OtherLinks } from './menu-lists.tsx';
import { WithMenu } from './with-menu.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

const titles: Partial<Record<ActiveMenu, string>> = {
  menuMobile: 'Menu',
  coursesMobile: 'Cursos',
  areasMobile: 'Áreas',
  citiesMobile: 'Cidades',
};

const panels = [
  { id: 'coursesMobile', icon: 'book', label: 'Cursos' },
  { id: 'areasMobile', icon: 'grid', label: 'Áreas' },
  { id: 'citiesMobile', icon: 'map-pin', label: 'Cidades' },
] as const satisfies readonly { id: ActiveMenu; icon: IconName; label: string }[];

const lists: Partial<Record<ActiveMenu, typeof CoursesList>> = {
  coursesMobile: CoursesList,
  areasMobile: AreasList,
  citiesMobile: CitiesList,
};

interface MobileMenuProps {
  active: ActiveMenu;
  onChange(active: ActiveMenu): void;
  profileLabel: string;
  profileTitle: string;
  profile: Elements;
}

/** The mobile panels, one at a time in one dialog; each but the menu goes back to the menu. */
export function MobileMenu({ active, onChange, profileLabel, profileTitle, profile }: MobileMenuProps) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef<ActiveMenu>('none');
  const close = () => onChange('none');
  const List = lists[active];

  useEffect(() => {
    const before = shown.current;
    shown.current = active;
    // On opening the dialog places the focus itself.
    if (before === 'none' || active === 'none' || before === active) return;
    const target = active === 'menuMobile' ? `[data-panel="${before}"]` : '[data-back]';
    content.current?.querySelector<HTMLElement>(target)?.focus();
  }, [active]);

  return (
    <Sheet
      open={isMobile(active)}
      onClose={close}
      title={active === 'profileMobile' ? profileTitle : (titles[active] ?? '')}
      side="left"
    >
      <div ref={content}>
        {active !== 'menuMobile' && (
          <button
            type="button"
            data-back=""
            onClick={() => onChange(backFrom(active))}
            className="-mt-1 mb-3 -ml-2 flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-primary-700 hover:bg-primary-50"
          >
            <Icon name="arrow-left" />
            Voltar ao menu
          </button>
        )}
        {active === 'menuMobile' && (
          <WithMenu>
            {() => (
              <nav aria-label="Menu">
                <ul>
                  {panels.map((panel) => (
                    <li key={panel.id}>
                      <PanelButton {...panel} onPress={() => onChange(panel.id)} />
                    </li>
                  ))}
                  <li>
                    <PanelButton
                      id="profileMobile"
                      icon="user"
                      label={profileLabel}
                      onPress={() => onChange('profileMobile')}
                    />
                  </li>
                  <li aria-hidden="true" className="my-3 border-t border-line" />
                  <OtherLinks
                    onNavigate={close}
                    callback={<CallbackButton className={menuItem} onPress={close} />}
                  />
                  <BlogItem />
                </ul>
              </nav>
            )}
          </WithMenu>
        )}
        {List && <WithMenu>{(menu) => <List menu={menu} onNavigate={close} />}</WithMenu>}
        {active === 'profileMobile' && profile}
      </div>
    </Sheet>
  );
}

function isMobile(active: ActiveMenu): boolean {
  return active.endsWith('Mobile');
}

interface PanelButtonProps {
  id: ActiveMenu;
  icon: IconName;
  label: string;
  onPress(): void;
}

function PanelButton({ id, icon, label, onPress }: PanelButtonProps) {
  return (
    <button
      type="button"
      data-panel={id}
      onClick={onPress}
      className="flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-lg font-semibold text-heading hover:bg-primary-50 active:bg-primary-100"
    >
      <Icon name={icon} className="text-primary-600" />
      <span className="min-w-0 grow text-start wrap-anywhere">{label}</span>
      <Icon name="chevron-right" />
    </button>
  );
}
