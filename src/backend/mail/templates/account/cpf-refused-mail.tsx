import { atBrand } from '#/domain/school/brand-name.ts';
import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

interface Props extends LinkProps {
  motivo: string;
}

export const cpfRefusedMail: MailTemplate<Props> = {
  subject: 'Não conseguimos confirmar seu CPF',
  preview: 'Veja por quê e o que fazer.',
  title: 'Não conseguimos confirmar seu CPF',
  reason: (brand) => `Você recebeu este e-mail porque pediu para usar seu CPF ${atBrand(brand)}.`,
  Content: ({ nome, motivo, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>Nossa equipe olhou o seu pedido e não pôde aprová-lo:</Paragraph>
      <Paragraph>{motivo}</Paragraph>
      <Paragraph>Se isso se resolver, faça um novo pedido.</Paragraph>
      <Action url={url}>Pedir de novo</Action>
    </>
  ),
};
