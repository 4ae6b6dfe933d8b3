import { useQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { VitrineLink } from '#/storefront/shared/page/vitrine-link.tsx';
import { listMenuCategories } from '#/domain/catalogue/category.ts';
import { Icon, SpriteIcon } from '#/storefront/ui/display/icon.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { areaColumns } from '#/storefront/features/shell/menu/area-columns.ts';
import { citySearchMinLength, shellQueries } from '#/storefront/features/shell/shell.queries.ts';
import type { Menu } from '#/storefront/features/shell/shell.functions.ts';
import { CategoryLink } from '../category-link.tsx';
import { ExternalLink } from '../external-link.tsx';
import { menuItem } from './menu-item.ts';
import { SiteLink } from '../site-link.tsx';
import { Picture } from '#/storefront/shared/course/picture.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface ListProps {
  menu: Menu;
  onNavigate(): void;
}

// SHELL-20
const saleLists = [{ to: '/promocoes', name: 'Promoções', shows: 'Só cursos com desconto' }] as const;

export function CoursesList({ menu, onNavigate }: ListProps) {
  return (
    <>
      <ul className="grid gap-x-6 lg:grid-cols-2">
        {listMenuCategories(menu.modalities, menu.siteLinks).map((category) => (
          <li key={category.id_modalidade}>
            <CategoryLink
              category={category}
              className={menuItem}
              onNavigate={onNavigate}
              elsewhereMark={<Icon name="external" size="sm" className="text-muted" />}
            />
          </li>
        ))}
      </ul>
      <ul aria-label="Por preço" className="mt-3 grid gap-x-6 border-t border-line pt-3 lg:grid-cols-2">
        {saleLists.map(({ to, name, shows }) => (
          <li key={to}>
            <Link to={to} className={menuItem} onClick={onNavigate}>
              <span>
                <ChangingText>{name}</ChangingText>
                <span className="block text-sm font-normal text-muted">{shows}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export function AreasList({ menu, onNavigate }: ListProps) {
  const { data: variant = 'control' } = useQuery(shellQueries.areaVariant());
  const columns = areaColumns(menu.areaGroups, variant);
  const list = (areas: Menu['areaGroups'], className: string) => (
    <ul key={areas[0]?.icone_slug} className={className}>
      {areas.map((area) => (
        <li key={area.icone_slug} data-area={area.icone_slug}>
          <VitrineLink slug={area.icone_slug} className={menuItem} onClick={onNavigate}>
            <SpriteIcon href={`/images/icons/areas.svg#${area.icone_slug}`} className="text-area-strong" />
            <ChangingText>{area.nome}</ChangingText>
          </VitrineLink>
        </li>
      ))}
    </ul>
  );
  if (columns.length === 1) {
    return list(menu.areaGroups, 'grid gap-x-6 lg:grid-cols-2 xl:grid-cols-3');
  }
  return (
    <div className="grid items-start gap-x-6 lg:grid-cols-2 xl:grid-cols-3">
      {columns.map((areas, index) =>
        list(areas, index === 0 ? 'grid' : 'grid gap-x-6 xl:col-span-2 xl:grid-cols-2'),
      )}
    </div>
  );
}

export function CitiesList({ menu, onNavigate }: ListProps) {
  const [term, setTerm] = useState('');
  const asked = useDeferredValue(term.trim());
  const searching = asked.length >= citySearchMinLength;
  const { data: all = [] } = useQuery(shellQueries.allCities());
  const search = useQuery(shellQueries.cities(asked));
  const featured = new Set(menu.cities.map(({ slug }) => slug));
  const others = all.filter(({ slug }) => !featured.has(slug));
  return (
    <div className="grid gap-3">
      <TextField
        label="Procure sua cidade"
        value={term}
        autoComplete="off"
        maxLength={80}
        onChange={(event) => setTerm(event.target.value)}
      />
      <p role="status" className="px-3 text-sm text-muted">
        {searching ? describeSearch(search) : 'Cidades em destaque'}
      </p>
      <div
        role="group"
        aria-label="Lista de cidades"
        // The focus ring of the first and last row isn't cut off. Its end fades: a row may end just there.
        className="fades-out -mx-1 h-100 overflow-y-auto overscroll-contain px-1"
      >
        {searching ? (
          <CityNames cities={search.data ?? []} onNavigate={onNavigate} />
        ) : (
          <>
            <CityNames cities={menu.cities} onNavigate={onNavigate} />
            {others.length > 0 && (
              <>
                <p className="mt-4 mb-2 px-3 text-sm text-muted">Outras cidades com turmas abertas</p>
                <CityNames cities={others} onNavigate={onNavigate} />
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function CityNames({ cities, onNavigate }: { cities: Menu['cities']; onNavigate(): void }) {
  return (
    <ul className="grid gap-x-6 lg:grid-cols-2 xl:grid-cols-3">
      {cities.map((city) => (
        <li key={city.slug}>
          <VitrineLink slug={city.slug} className={menuItem} onClick={onNavigate}>
            {city.nome}
          </VitrineLink>
        </li>
      ))}
    </ul>
  );
}

function describeSearch({ data, isError }: { data?: Menu['cities'] | undefined; isError: boolean }): string {
  if (isError) return 'Não conseguimos procurar agora. Tente de novo em instantes.';
  if (!data) return 'Procurando…';
  if (data.length === 0) return 'Nenhuma cidade com turmas abertas tem esse nome';
  return data.length === 1 ? '1 cidade com turmas abertas' : `${data.length} cidades com turmas abertas`;
}

interface OtherLinksProps {
  onNavigate(): void;
  /**
   * 'Ligamos para você', which opens a dialog: the button gives the focus back to where the menu was opened.
   */
  callback: ReactNode;
}

export function OtherLinks({ onNavigate, callback }: OtherLinksProps) {
  return (
    <>
      <li>
        <Link to="/para-empresas" className={menuItem} onClick={onNavigate}>
          Para empresas
        </Link>
      </li>
      <li>
        <Link to="/ofertas" className={menuItem} onClick={onNavigate}>
          Ofertas
        </Link>
      </li>
      <li>{callback}</li>
      <li className="empty:hidden">
        <SiteLink site="LINK_FALE_CONOSCO" className={menuItem}>
          Fale conosco
        </SiteLink>
      </li>
      <li className="empty:hidden">
        <SiteLink site="LINK_POLITICA_DE_DESCONTOS_E_BOLSAS" className={menuItem}>
          Política de Descontos e Bolsas
        </SiteLink>
      </li>
      <li>
        <Link to="/perguntas-frequentes" className={menuItem} onClick={onNavigate}>
          Perguntas Frequentes
        </Link>
      </li>
    </>
  );
}

export function BlogItem() {
  return (
    <li className="empty:hidden">
      <SiteLink site="LINK_BLOG" className={menuItem}>
        Blog
      </SiteLink>
    </li>
  );
}

export function LatestPost({ post }: { post: Menu['latestPost'] }) {
  return (
    <div className="grid content-start gap-3">
      {post && (
        <ExternalLink
          href={post.link}
          className="grid gap-4 rounded-lg p-3 hover:bg-primary-50 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center"
        >
          <Picture
            src={post.imagem}
            sizes="12rem"
            width={320}
            height={180}
            eager
            className="aspect-video w-full rounded-md bg-steel-100 object-cover"
          />
          <span className="grid gap-1">
            <span className="text-sm text-muted">Do nosso blog</span>
            <span className="text-lg font-semibold text-heading">{post.title}</span>
          </span>
        </ExternalLink>
      )}
      <SiteLink
        site="LINK_BLOG"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-md px-3 font-semibold text-primary-700 hover:bg-primary-50"
      >
        Ver mais conteúdos
        <Icon name="external" size="sm" />
      </SiteLink>
    </div>
  );
}
