import { Column } from '@react-email/column';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { atBrand } from '#/domain/school/brand-name.ts';
import { companyOf } from '#/domain/school/company.ts';
import type { BrandFields } from '#/domain/school/brand.ts';
import { keepWords } from './keep-words.tsx';
import { useMailStyles } from './mail-styles.ts';

export function LegalFooter({
  reason,
  shopUrl,
  brand,
}: {
  reason?: string | undefined;
  shopUrl: string;
  brand: BrandFields;
}) {
  const mailStyles = useMailStyles();
  const why = reason ?? `Você recebeu este e-mail porque tem uma conta ou uma compra ${atBrand(brand)}.`;
  const { name, cnpj, address, phone, email } = companyOf(brand);
  const lines = [
    cnpj ? `${name} CNPJ\u00A0${cnpj}` : name,
    address && `${address}.`,
    phone && `Telefone ${phone}`,
    email && `E-mail ${email}`,
  ].filter(Boolean);
  return (
    <Row>
      <Column style={mailStyles.footer}>
        <Text className="muted" style={mailStyles.small}>
          {keepWords(`${why} Ele foi enviado automaticamente, não é preciso responder.`)}
        </Text>
        <Hr className="rule" style={mailStyles.rule} />
        <Text className="muted" style={mailStyles.small}>
          {lines.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Text>
        <Text className="muted" style={mailStyles.small}>
          <Link href={shopUrl} className="link" style={mailStyles.link}>
            {shopUrl}
          </Link>
          <br />
          <Link href={`${shopUrl}/politica-privacidade`} className="link" style={mailStyles.link}>
            <span className="label">Política de Privacidade</span>
          </Link>
        </Text>
      </Column>
    </Row>
  );
}
