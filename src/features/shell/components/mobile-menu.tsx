import type { ReactNode } from 'react';
import { Icon, type IconName } from '#/ui/icon.tsx';
import { Sheet } from '#/ui/sheet.tsx';
import { backFrom, type ActiveMenu } from '../active-menu.ts';
import type { Menu } from '../shell.functions.ts';
import { AreasList, CitiesList, CoursesList, OthersList } from './menu-lists.tsx';

const titles: Partial<Record<ActiveMenu, string>> = {
  menuMobile: 'Menu',
  coursesMobile: 'Cursos',
  areasMobile: 'Áreas',
  citiesMobile: 'Cidades',
  profileMobile: 'Sua conta',
};

interface MobileMenuProps {
  menu: Menu;
  active: ActiveMenu;
  onChange(active: ActiveMenu): void;
  profile: ReactNode;
}

/** The mobile panels; lists go back to the menu. */
export function MobileMenu({ menu, active, onChange, profile }: MobileMenuProps) {
  const close = () => onChange('none');
  return (
    <Sheet open={active in titles} onClose={close} title={titles[active] ?? ''} side="left">
      {active !== 'menuMobile' && active !== 'profileMobile' && (
        <button
          type="button"
          onClick={() => onChange(backFrom(active))}
          className="mb-3 flex min-h-11 items-center gap-2 font-semibold text-blue-700"
        >
          <Icon name="arrow-left" />
          Voltar ao menu
        </button>
      )}
      {active === 'menuMobile' && (
        <nav aria-label="Menu" className="grid gap-1">
          <PanelButton icon="book" label="Cursos" onPress={() => onChange('coursesMobile')} />
          <PanelButton icon="grid" label="Áreas" onPress={() => onChange('areasMobile')} />
          <PanelButton icon="map-pin" label="Cidades" onPress={() => onChange('citiesMobile')} />
          <div className="mt-4 border-t border-line pt-4">
            <OthersList menu={menu} onNavigate={close} />
          </div>
        </nav>
      )}
      {active === 'coursesMobile' && <CoursesList menu={menu} onNavigate={close} />}
      {active === 'areasMobile' && <AreasList menu={menu} onNavigate={close} />}
      {active === 'citiesMobile' && <CitiesList menu={menu} onNavigate={close} />}
      {active === 'profileMobile' && profile}
    </Sheet>
  );
}

function PanelButton({ icon, label, onPress }: { icon: IconName; label: string; onPress(): void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-12 items-center gap-3 rounded-md px-3 text-lg font-semibold text-heading hover:bg-blue-50"
    >
      <Icon name={icon} className="text-blue-600" />
      <span className="grow text-start">{label}</span>
      <Icon name="chevron-right" />
    </button>
  );
}
