import { useContext } from 'react';
import { Partners } from '#/storefront/shared/page/partners.ts';
import { isEncrypted } from '#/domain/site/encrypted.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { FooterCertificate } from '#/storefront/features/shell/footer.functions.ts';
import { footerQueries } from '#/storefront/features/shell/footer.queries.ts';
import { ExternalLink } from '../external-link.tsx';
import { PlateList, PlatePicture } from './plates.tsx';
import { SecuritySeal } from './security-seal.tsx';

export function Certificates({ siteUrl }: { siteUrl: string }) {
  const { data } = useSuspenseQuery(footerQueries.certificates());
  const hasSeal = useContext(Partners)?.seal !== undefined || isEncrypted(siteUrl);
  const certificates = data.filter(({ title }) => title !== 'Site Blindado' || hasSeal);
  return (
    <PlateList title="Certificados" count={certificates.length}>
      {certificates.map((certificate) => (
        <li key={certificate.id}>
          {certificate.title === 'Site Blindado' ? (
            <SecuritySeal siteUrl={siteUrl} />
          ) : (
            <CertificatePlate {...certificate} />
          )}
        </li>
      ))}
    </PlateList>
  );
}

function CertificatePlate({ title, href, picture, description }: FooterCertificate) {
  const plate = <PlatePicture src={picture} alt={description} narrow={title === 'Ebit'} />;
  return href ? <ExternalLink href={href}>{plate}</ExternalLink> : plate;
}
