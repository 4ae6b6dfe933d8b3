import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { VitrineLink } from '#/blocks/page/vitrine-link.tsx';
import { listMenuCategories } from '#/domain/catalogue/category.ts';
import { linkClass } from '#/ui/navigation/link-class.ts';
import { shellQueries } from '#/features/shell/shell.queries.ts';
import { useSiteLayout } from '#/features/shell/use-site-layout.ts';
import { CallbackButton } from '../callback-provider.tsx';
import { CategoryLink } from '../category-link.tsx';
import { Deferred } from '../deferred.tsx';
import { FooterContacts } from './footer-contacts.tsx';
import { Certificates, PaymentMethods } from './footer-plates.tsx';
import { FooterSection } from './footer-section.tsx';
import { LegalFooter } from './legal-footer.tsx';
import { QrCodeButton } from './qr-code-button.tsx';
import { SiteLink } from '../site-link.tsx';
import { SocialGroups } from './social-links.tsx';

const link = linkClass('on-dark', 'link-row');

interface SiteFooterProps {
  /** Public origin of the shop. */
  siteUrl: string;
  newsletter: ReactNode;
}

export function SiteFooter({ siteUrl, newsletter }: SiteFooterProps) {
  const { data: menu } = useSuspenseQuery(shellQueries.menu());
  const layout = useSiteLayout();
  return (
    <footer className="mt-16">
      {newsletter}
      <div className="on-dark drawn-near bg-ink-950 text-white/85 [--height-far:90rem]">
        <div className="mx-auto grid max-w-page px-4 py-8 md:px-6 lg:grid-cols-[1fr_1fr_1.9fr_1.2fr] lg:gap-6 lg:py-12 xl:gap-8">
          <FooterSection title="Cursos">
            <ul>
              {listMenuCategories(menu.modalities).map((category) => (
                <li key={category.id_modalidade}>
                  <CategoryLink category={category} className={link} />
                </li>
              ))}
              <li>
                <Link to="/promocoes" className={link}>
                  Promoções: cursos com desconto
                </Link>
              </li>
            </ul>
          </FooterSection>
          <FooterSection title="Outros">
            <OtherLinks />
          </FooterSection>
          <FooterSection title="Áreas">
            <ul className="md:columns-2">
              {menu.areaGroups.map((area) => (
                <li key={area.icone_slug}>
                  <VitrineLink slug={area.icone_slug} className={link}>
                    {area.nome}
                  </VitrineLink>
                </li>
              ))}
            </ul>
          </FooterSection>
          <FooterSection title="Contato">
            <Deferred loading="Carregando contatos...">
              <FooterContacts />
            </Deferred>
          </FooterSection>
        </div>
        <div className="border-t border-white/15">
          <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:px-6 lg:grid-cols-[1fr_1fr_auto]">
            <Deferred
              loading="Carregando formas de pagamentos..."
              className="min-h-44 md:min-h-20 lg:min-h-44 xl:min-h-32"
            >
              <PaymentMethods />
            </Deferred>
            <Deferred loading="Carregando certificados..." className="min-h-32 md:min-h-20 lg:min-h-32">
              <Certificates siteUrl={siteUrl} />
            </Deferred>
            <QrCodeButton />
            <Deferred
              loading="Carregando redes sociais..."
              className="min-h-90 md:min-h-48 lg:col-span-full xl:min-h-27"
            >
              <SocialGroups />
            </Deferred>
          </div>
        </div>
        <LegalFooter layout={layout} />
      </div>
    </footer>
  );
}

/** In the order of SHELL-5. */
function OtherLinks() {
  const { data: variant } = useSuspenseQuery(shellQueries.areaVariant());
  return (
    <ul>
      <li>
        <Link to="/para-empresas" className={link}>
          Para empresas
        </Link>
      </li>
      <li>
        <Link to="/ofertas" className={link}>
          Ofertas
        </Link>
      </li>
      <li>
        <CallbackButton className={link} />
      </li>
      <li>
        <SiteLink site="LINK_FALE_CONOSCO" className={link}>
          Fale conosco
        </SiteLink>
      </li>
      <li>
        <SiteLink site="LINK_POLITICA_DE_DESCONTOS_E_BOLSAS" className={link}>
          Política de Descontos e Bolsas
        </SiteLink>
      </li>
      {variant === 'variant-a' && (
        <li>
          <Link to="/perguntas-frequentes" className={link}>
            Perguntas Frequentes
          </Link>
        </li>
      )}
    </ul>
  );
}
