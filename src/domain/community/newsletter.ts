export const NEWSLETTER_TEXT_VERSION = '2026-11';

export const NEWSLETTER_CONSENT_TEXT =
  'Ao assinar, você aceita receber por e-mail novidades e ofertas de cursos desta loja. Você pode sair quando quiser, pelo link que vai em cada e-mail.';
