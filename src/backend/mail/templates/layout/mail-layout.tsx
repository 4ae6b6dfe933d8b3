import { Body } from '@react-email/body';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import type { ReactNode } from 'react';
import type { BrandFields } from '#/domain/school/brand.ts';
import { type LookFields, usualLook } from '#/domain/school/look.ts';
import { keepWords } from './keep-words.tsx';
import { LegalFooter } from './legal-footer.tsx';
import { darkStyleSheet, mailColours, MailStyles, mailStylesIn } from './mail-styles.ts';
import { Closing } from './school-words.tsx';

/** Whose mail it is, and in which colours. */
export type MailBrand = BrandFields & { aparencia?: LookFields };

interface MailLayoutProps {
  subject: string;
  preview: string;
  title: string;
  reason?: string | undefined;
  shopUrl: string;
  brand: MailBrand;
  children: ReactNode;
}

/** The frame of every mail: one column of at most 600 px, no pictures, nothing loaded when it is opened. */
export function MailLayout({ subject, preview, title, reason, shopUrl, brand, children }: MailLayoutProps) {
  const colours = mailColours(brand.aparencia ?? usualLook);
  const mailStyles = mailStylesIn(colours);
  return (
    <MailStyles value={mailStyles}>
      <Html lang="pt-BR">
        <Head>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
          <title>{subject}</title>
          <style>{darkStyleSheet(colours)}</style>
        </Head>
        <Body className="ground" style={mailStyles.ground}>
          <Preview>{preview}</Preview>
          <Container style={mailStyles.column}>
            <Row data-skip-in-text>
              <Column className="band" style={mailStyles.band}>
                <Link href={shopUrl} style={mailStyles.brand}>
                  {brand.nome}
                </Link>
              </Column>
            </Row>
            <Row>
              <Column className="card" style={mailStyles.card}>
                <Heading className="heading" style={mailStyles.title}>
                  {keepWords(title)}
                </Heading>
                {children}
                <Closing />
              </Column>
            </Row>
            <LegalFooter reason={reason} shopUrl={shopUrl} brand={brand} />
          </Container>
        </Body>
      </Html>
    </MailStyles>
  );
}
