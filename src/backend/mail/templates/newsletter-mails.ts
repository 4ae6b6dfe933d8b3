import type { MailContent } from '../mail.ts';

const reason =
  'Você recebeu este e-mail porque alguém informou este endereço para receber novidades da Vitrine.';

/** Asks whether the address wants news. `url` is good once, for 24 hours. */
export const confirmNewsletterMail = ({ url }: { url: string }): MailContent => ({
  subject: 'Confirme que quer receber novidades',
  preview: 'Falta só confirmar que este endereço é seu.',
  title: 'Quer receber nossas novidades?',
  reason,
  blocks: [
    {
      kind: 'paragraph',
      text: 'Este endereço foi informado na Vitrine para receber novidades e ofertas de cursos. Confirme que é isso que você quer.',
    },
    { kind: 'action', label: 'Quero receber novidades', url },
    {
      kind: 'note',
      text: 'O link vale por 24 horas e funciona uma vez. Se não foi você, pode ignorar este e-mail: sem confirmar, nada é enviado.',
    },
  ],
});

/** After confirming. `cancelUrl` ends the subscription, whenever. */
export const welcomeNewsletterMail = ({
  url,
  cancelUrl,
}: {
  url: string;
  cancelUrl: string;
}): MailContent => ({
  subject: 'Você vai receber nossas novidades',
  preview: 'Sua inscrição está confirmada.',
  title: 'Inscrição confirmada',
  reason: 'Você recebeu este e-mail porque assinou as novidades da Vitrine.',
  blocks: [
    {
      kind: 'paragraph',
      text: 'A partir de agora avisamos você sobre turmas novas, ofertas e conteúdos para a sua carreira.',
    },
    { kind: 'action', label: 'Ver os cursos', url },
    { kind: 'paragraph', text: 'Quando não quiser mais receber, é só usar este outro botão.' },
    { kind: 'action', label: 'Cancelar inscrição', url: cancelUrl },
  ],
});
