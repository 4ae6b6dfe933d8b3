import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { VitrineLink } from '#/blocks/vitrine-link.tsx';
import { listMenuCategories } from '#/domain/category.ts';
import { SpriteIcon } from '#/ui/icon.tsx';
import { TextField } from '#/ui/text-field.tsx';
import { institutionSites } from '../category-sites.ts';
import type { ActiveMenu } from '../active-menu.ts';
import { citySearchMinLength, shellQueries } from '../shell.queries.ts';
import type { Menu } from '../shell.functions.ts';
import { CallbackButton } from './callback-provider.tsx';
import { CategoryLink } from './category-link.tsx';
import { ExternalLink } from './external-link.tsx';

const item =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-body hover:bg-blue-50 hover:text-blue-800';

interface ListProps {
  menu: Menu;
  onNavigate(): void;
}

/** The list of a panel of the desktop menu. */
export function MenuList({ id, ...props }: ListProps & { id: ActiveMenu }) {
  switch (id) {
    case 'coursesDesk':
      return <CoursesList {...props} />;
    case 'areasDesk':
      return <AreasList {...props} />;
    case 'citiesDesk':
      return <CitiesList {...props} />;
    default:
      return <OthersList {...props} />;
  }
}

export function CoursesList({ menu, onNavigate }: ListProps) {
  return (
    <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
      {listMenuCategories(menu.modalities).map((category) => (
        <li key={category.id_modalidade}>
          <CategoryLink category={category} className={item} onNavigate={onNavigate} />
        </li>
      ))}
    </ul>
  );
}

export function AreasList({ menu, onNavigate }: ListProps) {
  return (
    <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
      {menu.areaGroups.map((area) => (
        <li key={area.icone_slug} data-area={area.icone_slug}>
          <VitrineLink slug={area.icone_slug} className={item} onClick={onNavigate}>
            <SpriteIcon href={`/images/icons/areas.svg#${area.icone_slug}`} className="text-area-strong" />
            {area.nome}
          </VitrineLink>
        </li>
      ))}
    </ul>
  );
}

export function CitiesList({ menu, onNavigate }: ListProps) {
  const [term, setTerm] = useState('');
  const asked = useDeferredValue(term.trim());
  const searching = asked.length >= citySearchMinLength;
  const { data: found } = useQuery(shellQueries.cities(asked));
  const cities = searching ? (found ?? []) : menu.cities;
  return (
    <div className="grid gap-3">
      <TextField
        label="Procure sua cidade"
        value={term}
        autoComplete="off"
        onChange={(event) => setTerm(event.target.value)}
      />
      <p role="status" className="text-sm text-muted">
        {searching ? describeCities(cities.length) : 'Cidades em destaque'}
      </p>
      <ul className="grid max-h-100 gap-x-6 overflow-y-auto md:grid-cols-2 lg:grid-cols-3">
        {cities.map((city) => (
          <li key={city.slug}>
            <VitrineLink slug={city.slug} className={item} onClick={onNavigate}>
              {city.nome}
            </VitrineLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function describeCities(count: number): string {
  return count === 1 ? '1 cidade com turmas abertas' : `${count} cidades com turmas abertas`;
}

export function OthersList({ menu, onNavigate }: ListProps) {
  const { latestPost } = menu;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <ul>
        <li>
          <Link to="/busca" search={{ ordem: 'mais-vendidos' }} className={item} onClick={onNavigate}>
            Mais procurados
          </Link>
        </li>
        <li>
          <Link to="/ofertas" className={item} onClick={onNavigate}>
            Ofertas
          </Link>
        </li>
        <li>
          <Link to="/promocoes" className={item} onClick={onNavigate}>
            Promoções
          </Link>
        </li>
        <li>
          <CallbackButton className={`${item} w-full text-start`} onPress={onNavigate} />
        </li>
        <li>
          <ExternalLink href={institutionSites.contact} className={item}>
            Fale conosco
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={institutionSites.discounts} className={item}>
            Política de Descontos e Bolsas
          </ExternalLink>
        </li>
        <li>
          <Link to="/perguntas-frequentes" className={item} onClick={onNavigate}>
            Perguntas Frequentes
          </Link>
        </li>
        <li>
          <ExternalLink href={institutionSites.blog} className={item}>
            Ver mais conteúdos
          </ExternalLink>
        </li>
      </ul>
      {latestPost && (
        <ExternalLink href={latestPost.link} className="grid gap-3 rounded-lg p-3 hover:bg-blue-50">
          <img
            src={latestPost.imagem}
            alt=""
            width={320}
            height={180}
            loading="lazy"
            className="rounded-md"
          />
          <span className="font-semibold text-heading">{latestPost.title}</span>
        </ExternalLink>
      )}
    </div>
  );
}
