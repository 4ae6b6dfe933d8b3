import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { VitrineLink } from '#/storefront/shared/page/vitrine-link.tsx';
import { listMenuCategories } from '#/domain/catalogue/category.ts';
import { shellQueries } from '#/storefront/features/shell/shell.queries.ts';
import { CallbackButton } from '../callback-provider.tsx';
import { CategoryLink } from '../category-link.tsx';
import { Deferred } from '../deferred.tsx';
import { FooterContacts } from './footer-contacts.tsx';
import { FooterSection } from './footer-section.tsx';
import { SiteLink } from '../site-link.tsx';

export function FooterColumns() {
  const { data: menu } = useSuspenseQuery(shellQueries.menu());
  return (
    <>
      <FooterSection title="Cursos">
        <ul>
          {listMenuCategories(menu.modalities, menu.siteLinks).map((category) => (
            <li key={category.id_modalidade}>
              <CategoryLink category={category} />
            </li>
          ))}
          <li>
            <Link to="/promocoes">Promoções: cursos com desconto</Link>
          </li>
          {menu.hasProgrammes && (
            <li>
              <Link to="/programas">Programas: vários cursos, um preço</Link>
            </li>
          )}
          {menu.hasTeachers && (
            <li>
              <Link to="/professores">Professores</Link>
            </li>
          )}
        </ul>
      </FooterSection>
      <FooterSection title="Outros">
        <OtherLinks />
      </FooterSection>
      <FooterSection title="Áreas">
        <ul className="md:columns-2">
          {menu.areaGroups.map((area) => (
            <li key={area.icone_slug}>
              <VitrineLink slug={area.icone_slug}>{area.nome}</VitrineLink>
            </li>
          ))}
        </ul>
      </FooterSection>
      <FooterSection title="Contato">
        <Deferred loading="Carregando contatos...">
          <FooterContacts />
        </Deferred>
      </FooterSection>
    </>
  );
}

/** In the order of SHELL-5, and then what the school wrote. */
function OtherLinks() {
  const { data: variant } = useSuspenseQuery(shellQueries.areaVariant());
  const { schoolPages } = useSuspenseQuery(shellQueries.menu()).data;
  return (
    <ul>
      <li>
        <Link to="/para-empresas">Para empresas</Link>
      </li>
      <li>
        <Link to="/ofertas">Ofertas</Link>
      </li>
      <li>
        <CallbackButton />
      </li>
      <li>
        <SiteLink site="LINK_FALE_CONOSCO">Fale conosco</SiteLink>
      </li>
      <li>
        <SiteLink site="LINK_POLITICA_DE_DESCONTOS_E_BOLSAS">Política de Descontos e Bolsas</SiteLink>
      </li>
      {variant === 'variant-a' && (
        <li>
          <Link to="/perguntas-frequentes">Perguntas Frequentes</Link>
        </li>
      )}
      {schoolPages.map(({ slug, title }) => (
        <li key={slug}>
          <Link to="/sobre/$slug" params={{ slug }} className="wrap-anywhere">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
