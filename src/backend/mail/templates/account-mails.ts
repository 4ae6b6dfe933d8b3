import { firstName } from '#/domain/full-name.ts';
import type { MailContent } from '../mail.ts';

const greet = (name: string) => ({ kind: 'paragraph', text: `Olá, ${firstName(name)}.` }) as const;

const notYou = 'Se não foi você, pode ignorar este e-mail. Nada muda na sua conta.';

/** After registering. */
export const welcomeMail = ({ nome, url }: { nome: string; url: string }): MailContent => ({
  subject: 'Sua conta na Vitrine está pronta',
  preview: 'Agora você pode comprar cursos e acompanhar suas matrículas.',
  title: 'Boas-vindas à Vitrine',
  blocks: [
    greet(nome),
    {
      kind: 'paragraph',
      text: 'Sua conta está pronta. Com ela você compra cursos, acompanha suas matrículas e guarda os cursos de que gostou.',
    },
    { kind: 'action', label: 'Encontrar um curso', url },
  ],
});

/** Of the address of an account. `url` is good once, for 24 hours. */
export const confirmEmailMail = ({ nome, url }: { nome: string; url: string }): MailContent => ({
  subject: 'Confirme seu e-mail',
  preview: 'Falta só confirmar que este endereço é seu.',
  title: 'Confirme seu e-mail',
  blocks: [
    greet(nome),
    {
      kind: 'paragraph',
      text: 'Confirme que este endereço é seu. É por ele que avisamos sobre pagamentos e matrículas.',
    },
    { kind: 'action', label: 'Confirmar meu e-mail', url },
    { kind: 'note', text: `O link vale por 24 horas e funciona uma vez. ${notYou}` },
  ],
});

/** To the address that shall replace another one. `url` is good once, for 24 hours. */
export const confirmNewEmailMail = ({ nome, url }: { nome: string; url: string }): MailContent => ({
  subject: 'Confirme seu novo e-mail',
  preview: 'Seu e-mail só muda depois que você confirmar.',
  title: 'Confirme seu novo e-mail',
  blocks: [
    greet(nome),
    {
      kind: 'paragraph',
      text: 'Você pediu para usar este endereço na sua conta. A troca só acontece depois que você confirmar.',
    },
    { kind: 'action', label: 'Confirmar novo e-mail', url },
    { kind: 'note', text: `O link vale por 24 horas e funciona uma vez. ${notYou}` },
  ],
});

/** To the address that was replaced. */
export const emailChangedMail = ({ nome, url }: { nome: string; url: string }): MailContent => ({
  subject: 'O e-mail da sua conta mudou',
  preview: 'A partir de agora falamos com você por outro endereço.',
  title: 'O e-mail da sua conta mudou',
  blocks: [
    greet(nome),
    {
      kind: 'paragraph',
      text: 'A partir de agora falamos com você pelo novo endereço que você confirmou. Este aqui não abre mais a sua conta.',
    },
    {
      kind: 'paragraph',
      text: 'Se não foi você, entre com seu CPF, troque sua senha e fale com a gente.',
    },
    { kind: 'action', label: 'Ver minha conta', url },
  ],
});

/** The link for a new password. `url` is good once, for 30 minutes. */
export const newPasswordMail = ({ nome, url }: { nome: string; url: string }): MailContent => ({
  subject: 'Crie uma nova senha',
  preview: 'O link vale por 30 minutos.',
  title: 'Crie uma nova senha',
  blocks: [
    greet(nome),
    {
      kind: 'paragraph',
      text: 'Recebemos um pedido para trocar a senha da sua conta. Para criar uma nova, use o botão abaixo.',
    },
    { kind: 'action', label: 'Criar nova senha', url },
    { kind: 'note', text: `O link vale por 30 minutos e funciona uma vez. ${notYou}` },
  ],
});

/** After the password was changed through a link. */
export const passwordChangedMail = ({ nome, url }: { nome: string; url: string }): MailContent => ({
  subject: 'Sua senha foi trocada',
  preview: 'Saímos da sua conta em todos os aparelhos.',
  title: 'Sua senha foi trocada',
  blocks: [
    greet(nome),
    {
      kind: 'paragraph',
      text: 'A senha da sua conta acabou de ser trocada. Por segurança, saímos dela em todos os aparelhos: entre de novo com a nova senha.',
    },
    {
      kind: 'paragraph',
      text: 'Se não foi você, peça agora mesmo um link para criar outra senha.',
    },
    { kind: 'action', label: 'Pedir nova senha', url },
  ],
});

/** After an unusual sign-in. `url` is good once, for 24 hours. */
export const confirmLoginMail = ({
  nome,
  when,
  browser,
  url,
}: {
  nome: string;
  when: string;
  browser: string;
  url: string;
}): MailContent => ({
  subject: 'Foi você que entrou na sua conta?',
  preview: 'Sua conta foi aberta em um navegador que não conhecemos.',
  title: 'Foi você que entrou?',
  blocks: [
    greet(nome),
    {
      kind: 'paragraph',
      text: 'Alguém entrou na sua conta, com a sua senha, de um jeito que não é o de costume.',
    },
    {
      kind: 'facts',
      facts: [
        ['Quando', when],
        ['Navegador', browser],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Se foi você, não precisa fazer nada. Se não foi, diga isso pelo botão: encerramos todos os acessos e ajudamos você a criar uma nova senha.',
    },
    { kind: 'action', label: 'Conferir este acesso', url },
    { kind: 'note', text: 'O link vale por 24 horas e funciona uma vez.' },
  ],
});

/** After the person said that a sign-in wasn't theirs. `url` is good once, for 30 minutes. */
export const blockedAccessMail = ({ nome, url }: { nome: string; url: string }): MailContent => ({
  subject: 'Protegemos sua conta: crie uma nova senha',
  preview: 'Encerramos todos os acessos. A senha antiga não vale mais.',
  title: 'Crie uma nova senha',
  blocks: [
    greet(nome),
    {
      kind: 'paragraph',
      text: 'Você nos disse que um acesso à sua conta não foi seu. Encerramos todos os acessos, e a senha antiga não vale mais. Para voltar a entrar, crie uma nova.',
    },
    { kind: 'action', label: 'Criar nova senha', url },
    {
      kind: 'note',
      text: 'O link vale por 30 minutos e funciona uma vez. Depois disso, peça outro em “Esqueceu sua senha?”.',
    },
  ],
});
