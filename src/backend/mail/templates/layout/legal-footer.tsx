import { Column } from '@react-email/column';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import { company } from '#/domain/site/company.ts';
import { keepWords } from './keep-words.tsx';
import { mailStyles } from './mail-styles.ts';

const accountReason = 'Você recebeu este e-mail porque tem uma conta ou uma compra na Vitrine.';

export function LegalFooter({
  reason = accountReason,
  shopUrl,
}: {
  reason?: string | undefined;
  shopUrl: string;
}) {
  return (
    <Row>
      <Column style={mailStyles.footer}>
        <Text className="muted" style={mailStyles.small}>
          {keepWords(`${reason} Ele foi enviado automaticamente, não é preciso responder.`)}
        </Text>
        <Hr className="rule" style={mailStyles.rule} />
        <Text className="muted" style={mailStyles.small}>
          {`${company.name} CNPJ\u00A0${company.cnpj}`}
          <br />
          {`${company.address}.`}
          <br />
          {`Telefone ${company.phone}`}
          <br />
          {`E-mail ${company.email}`}
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
