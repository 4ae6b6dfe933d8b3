import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { VitrineLink } from '#/blocks/vitrine-link.tsx';
import { listMenuCategories } from '#/domain/category.ts';
import { Icon, type IconName } from '#/ui/icon.tsx';
import { linkClass } from '#/ui/link-class.ts';
import { Logo } from '#/ui/logo.tsx';
import { institutionSites } from '../category-sites.ts';
import type { FooterData } from '../shell.functions.ts';
import { shellQueries } from '../shell.queries.ts';
import { CallbackButton } from './callback-provider.tsx';
import { CategoryLink } from './category-link.tsx';
import { ExternalLink } from './external-link.tsx';
import { FooterSection } from './footer-section.tsx';

const link = linkClass('on-dark', 'inline-flex min-h-9 items-center');

export function SiteFooter() {
  const { data: menu } = useSuspenseQuery(shellQueries.menu());
  const { data: footer } = useSuspenseQuery(shellQueries.footer());
  return (
    <footer className="on-dark mt-16 bg-ink-950 text-white/85">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-12 md:px-6 lg:grid-cols-4">
        <FooterSection title="Cursos">
          {listMenuCategories(menu.modalities).map((category) => (
            <li key={category.id_modalidade}>
              <CategoryLink category={category} className={link} />
            </li>
          ))}
        </FooterSection>
        <FooterSection title="Áreas">
          {menu.areaGroups.map((area) => (
            <li key={area.icone_slug}>
              <VitrineLink slug={area.icone_slug} className={link}>
                {area.nome}
              </VitrineLink>
            </li>
          ))}
        </FooterSection>
        <FooterSection title="Outros">
          <li>
            <Link to="/ofertas" className={link}>
              Ofertas
            </Link>
          </li>
          <li>
            <Link to="/promocoes" className={link}>
              Promoções
            </Link>
          </li>
          <li>
            <CallbackButton className={link} />
          </li>
          <li>
            <ExternalLink href={institutionSites.contact} className={link}>
              Fale conosco
            </ExternalLink>
          </li>
          <li>
            <ExternalLink href={institutionSites.discounts} className={link}>
              Política de Descontos e Bolsas
            </ExternalLink>
          </li>
          <li>
            <Link to="/perguntas-frequentes" className={link}>
              Perguntas Frequentes
            </Link>
          </li>
          {menu.cities.map((city) => (
            <li key={city.slug}>
              <VitrineLink slug={city.slug} className={link}>
                {`Cursos em ${city.nome}`}
              </VitrineLink>
            </li>
          ))}
        </FooterSection>
        <FooterSection title="Contato">
          {footer.contacts
            .filter(({ chave }) => chave !== 'CONTATO_SITE_WHATSAPP')
            .map(({ chave, valor }) => (
              <li key={chave} className="py-1">
                {valor}
              </li>
            ))}
          <li className="pt-3">
            <SocialLinks socialNetworks={footer.socialNetworks} />
          </li>
        </FooterSection>
      </div>
      <div className="border-t border-white/15">
        <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:px-6 lg:grid-cols-2">
          <PictureRow title="Formas de Pagamento">
            {footer.paymentMethods.map((method) => (
              <Plate key={method.id_forma_pagamento} src={method.anexo.arquivo} alt={method.titulo} />
            ))}
          </PictureRow>
          <PictureRow title="Certificados">
            {footer.certificates
              .filter(({ titulo }) => titulo !== 'Site Blindado')
              .map((certificate) => (
                <Plate
                  key={certificate.id_certificado}
                  src={certificate.anexo.arquivo}
                  alt={certificate.anexo.descricao_acessibilidade}
                />
              ))}
          </PictureRow>
        </div>
      </div>
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-3 px-4 pb-10 text-sm md:px-6">
        <Link to="/">
          <Logo onDark />
        </Link>
        <p className="grow">Vitrine é uma loja de demonstração, de código aberto.</p>
        <Link to="/politica-privacidade" className={link}>
          Política de Privacidade
        </Link>
      </div>
    </footer>
  );
}

function PictureRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-base font-semibold text-white">{title}</h2>
      <ul className="flex flex-wrap gap-3">{children}</ul>
    </section>
  );
}

function Plate({ src, alt }: { src: string; alt: string }) {
  return (
    <li className="grid h-10 place-items-center rounded-md bg-white px-3">
      <img src={src} alt={alt} width={72} height={28} loading="lazy" className="h-7 w-auto" />
    </li>
  );
}

const networkIcons: Record<string, IconName> = {
  instagram: 'instagram',
  facebook: 'facebook',
  twitter: 'twitter',
  whatsapp: 'whatsapp',
  youtube: 'youtube',
  linkedin: 'linkedin',
};

function SocialLinks({ socialNetworks }: { socialNetworks: FooterData['socialNetworks'] }) {
  const shown = socialNetworks.senai.filter(({ titulo }) => networkOf(titulo) !== 'whatsapp');
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map((network) => (
        <li key={network.id_rede_social}>
          <ExternalLink
            href={network.link.arquivo}
            className="grid size-11 place-items-center rounded-md border border-white/30 hover:bg-white/10"
          >
            <Icon name={networkIcons[networkOf(network.titulo)] ?? 'external'} label={network.titulo} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

/** The title is 'Network Brand', for example 'Instagram SESI' (specification, section 3). */
function networkOf(titulo: string): string {
  return (titulo.split(' ')[0] ?? '').toLowerCase();
}
