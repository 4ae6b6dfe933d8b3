import type { ReactNode } from 'react';
import { classNames } from '#/storefront/ui/class-names.ts';
import { Icon, type IconName } from '#/storefront/ui/display/icon.tsx';
import type { ActiveMenu } from '#/storefront/features/shell/menu/active-menu.ts';
import type { Menu } from '#/storefront/features/shell/shell.functions.ts';
import { CallbackButton } from '../callback-provider.tsx';
import { menuItem } from './menu-item.ts';
import { AreasList, BlogItem, CitiesList, CoursesList, LatestPost, OtherLinks } from './menu-lists.tsx';
import { WithMenu } from './with-menu.tsx';

const lists = [
  { id: 'coursesDesk', label: 'Cursos', icon: 'book' },
  { id: 'areasDesk', label: 'Áreas', icon: 'grid' },
  { id: 'citiesDesk', label: 'Cidades', icon: 'map-pin' },
] as const satisfies readonly { id: ActiveMenu; label: string; icon: IconName }[];

interface DesktopPanelProps {
  id: ActiveMenu;
  onSelect(id: ActiveMenu): void;
  onNavigate(): void;
  onLeave(): void;
}

export function DesktopPanel(props: DesktopPanelProps) {
  return <WithMenu>{(menu) => <Panel {...props} menu={menu} />}</WithMenu>;
}

interface PanelProps extends DesktopPanelProps {
  menu: Menu;
}

function Panel(props: PanelProps) {
  const { menu, onNavigate, onLeave } = props;
  const callback = <CallbackButton className={menuItem} onPress={onLeave} />;
  if (props.id !== 'othersDesk') return <MainMenu {...props} callback={callback} />;
  return (
    <div className="grid grid-cols-2 gap-8">
      <ul data-menu-column="left" className="grid grid-cols-2 content-start gap-x-4">
        <OtherLinks onNavigate={onNavigate} callback={callback} />
      </ul>
      <div data-menu-column="right" className="border-s border-line ps-8">
        <LatestPost post={menu.latestPost} />
      </div>
    </div>
  );
}

function MainMenu({ id, menu, onSelect, onNavigate, callback }: PanelProps & { callback: ReactNode }) {
  const shown = lists.find((list) => list.id === id) ?? lists[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,3fr)] gap-8">
      <ul data-menu-column="left" className="content-start border-e border-line pe-6">
        {lists.map((list) => (
          <li key={list.id}>
            <button
              type="button"
              data-menu-item={list.id}
              aria-expanded={list.id === id}
              aria-controls={list.id === id ? 'menu-list' : undefined}
              onClick={() => onSelect(list.id)}
              className={classNames(
                menuItem,
                'font-semibold',
                list.id === id && 'bg-primary-50 text-primary-800',
              )}
            >
              <Icon name={list.icon} className="text-primary-600" />
              <span className="grow">{list.label}</span>
              <Icon name="chevron-right" size="sm" />
            </button>
          </li>
        ))}
        <li aria-hidden="true" className="mx-3 my-2 border-t border-line" />
        <OtherLinks onNavigate={onNavigate} callback={callback} />
        <BlogItem />
      </ul>
      <section id="menu-list" aria-label={shown.label} data-menu-column="right" className="min-w-0">
        {id === 'coursesDesk' && <CoursesList menu={menu} onNavigate={onNavigate} />}
        {id === 'areasDesk' && <AreasList menu={menu} onNavigate={onNavigate} />}
        {id === 'citiesDesk' && <CitiesList menu={menu} onNavigate={onNavigate} />}
      </section>
    </div>
  );
}
