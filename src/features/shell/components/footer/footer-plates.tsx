import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { classNames } from '#/ui/class-names.ts';
import type { FooterCertificate } from '#/features/shell/footer.functions.ts';
import { footerQueries } from '#/features/shell/footer.queries.ts';
import { ExternalLink } from '../external-link.tsx';
import { SecuritySeal } from './security-seal.tsx';

export function PaymentMethods() {
  const { data: methods } = useSuspenseQuery(footerQueries.paymentMethods());
  return (
    <PlateList title="Formas de Pagamento" count={methods.length}>
      {methods.map(({ id, title, picture }) => (
        <li key={id}>
          <Plate>
            <Picture src={picture} alt={title} />
          </Plate>
        </li>
      ))}
    </PlateList>
  );
}

export function Certificates({ siteUrl }: { siteUrl: string }) {
  const { data: certificates } = useSuspenseQuery(footerQueries.certificates());
  return (
    <PlateList title="Certificados" count={certificates.length}>
      {certificates.map((certificate) => (
        <li key={certificate.id}>
          {/* In its place stands a seal that says what is true here (SHELL-10). */}
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

/** Keeps its height, whatever comes: what lies below doesn't move. */
function PlateList({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <>
      <h2 className="mb-4 text-base font-semibold text-white">{title}</h2>
      {/* Four in a row at most, or the widest windows would leave one alone in the next. */}
      <ul className="flex flex-wrap gap-2 lg:max-w-100">{children}</ul>
    </>
  );
}

function CertificatePlate({ title, href, picture, description }: FooterCertificate) {
  const plate = (
    <Plate narrow={title === 'Ebit'}>
      <Picture src={picture} alt={description} narrow={title === 'Ebit'} />
    </Plate>
  );
  return href ? <ExternalLink href={href}>{plate}</ExternalLink> : plate;
}

/** White ground for pictures that were drawn for it. */
function Plate({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'grid h-10 place-items-center overflow-hidden rounded-md bg-white',
        narrow ? 'w-14' : 'w-23',
      )}
    >
      {children}
    </span>
  );
}

function Picture({ src, alt, narrow }: { src: string; alt: string; narrow?: boolean }) {
  return (
    <img
      src={src}
      alt={alt}
      width={72}
      height={28}
      loading="lazy"
      className={classNames('h-7 object-contain', narrow ? 'w-12' : 'w-18')}
    />
  );
}
