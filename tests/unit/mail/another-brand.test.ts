import { expect, test } from 'vitest';
import { mailTemplates, type MailKind } from '#/backend/mail/templates/mail-templates.ts';
import { renderMail } from '#/backend/mail/templates/render-mail.tsx';
import { type BrandFields, emptyBrand } from '#/domain/school/brand.ts';
import { sampleMails, shopUrl } from '../../support/mail/sample-mails.ts';
import { tracesOfDemonstration } from '../../support/documents/traces-of-demonstration.ts';

const renderSample = (kind: MailKind, brand: BrandFields) =>
  renderMail(kind, sampleMails[kind].props as never, shopUrl, brand);

const brands = {
  'a school that says all': {
    ...emptyBrand('Instituto Poente'),
    artigo: 'o' as const,
    razao_social: 'Poente Ensino Ltda.',
    cnpj: '12.ABC.345/01DE-35',
    telefone: '(81) 3333-4444',
    email: 'contato@poente.edu.br',
  },
  'a school of which only the name is known': emptyBrand('Escola Aurora'),
};

test.each(Object.entries(brands))('no mail of %s names the demonstration', async (_, brand) => {
  for (const kind of Object.keys(mailTemplates) as MailKind[]) {
    const { subject, html, text } = await renderSample(kind, brand);
    expect(tracesOfDemonstration([subject, html, text].join('\n')), kind).toEqual([]);
    expect(text, kind).toContain(brand.razao_social || brand.nome);
  }
});
