import { useMutation } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { useState, type FormEvent } from 'react';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { newsletterMutations } from '../newsletter.queries.ts';

const words = {
  confirmar: {
    mutation: newsletterMutations.confirm,
    title: 'Quer receber novidades?',
    lead: 'Falta só um toque para você receber novidades e ofertas de cursos por e-mail.',
    button: 'Quero receber novidades',
    loading: 'Confirmando',
    done: 'Inscrição confirmada',
    doneLead: (email: string) => `A partir de agora você recebe nossas novidades em ${email}.`,
    dead: 'Ele já foi usado ou passou das 24 horas. Você pode assinar de novo.',
  },
  cancelar: {
    mutation: newsletterMutations.cancel,
    title: 'Cancelar inscrição',
    lead: 'Você deixa de receber novidades e ofertas de cursos. Avisos da sua conta e das suas compras continuam chegando.',
    button: 'Cancelar inscrição',
    loading: 'Cancelando',
    done: 'Inscrição cancelada',
    doneLead: (email: string) => `Não enviamos mais novidades para ${email}.`,
    dead: 'Confira se o endereço está completo, como no e-mail que você recebeu.',
  },
  avisos: {
    mutation: newsletterMutations.endAlerts,
    title: 'Cancelar avisos',
    lead: 'Você deixa de receber avisos de turma nova, de todos os cursos. O que é da sua conta e das suas compras continua chegando.',
    button: 'Cancelar avisos',
    loading: 'Cancelando',
    done: 'Avisos cancelados',
    doneLead: (email: string) => `Não enviamos mais avisos de turma nova para ${email}.`,
    dead: 'Confira se o endereço está completo, como no e-mail que você recebeu. Para um e-mail que sua conta não usa mais, nenhum aviso é enviado.',
  },
} as const;

interface NewsletterLinkPageProps {
  kind: keyof typeof words;
  /** Undefined when the address came without it. */
  token: string | undefined;
  answer: FormAnswer | undefined;
}

/** Where the links of newsletter mails lead. Mail scanners open links, so only the button acts. */
export function NewsletterLinkPage({ kind, token, answer: given }: NewsletterLinkPageProps) {
  const { mutation, title, lead, button, loading, done, doneLead, dead } = words[kind];
  const [answer] = useState(answerTo(given, kind));
  const act = useMutation(mutation());
  const failure = failureOf(act, answer);
  const finished = act.data ?? (act.isIdle ? answer?.done : undefined);

  if (finished) {
    return (
      <NarrowPage title={done} lead={doneLead(finished.email ?? '')}>
        <Link to="/busca" className={buttonClass({ size: 'lg', block: true })}>
          Ver os cursos
        </Link>
      </NarrowPage>
    );
  }
  if (token === undefined || failure?.codigo === 'LINK_SEM_VALIDADE') {
    return (
      <NarrowPage title="Este link não vale" lead={dead}>
        <Link to="/newsletter" className={buttonClass({ size: 'lg', block: true })}>
          Assinar as novidades
        </Link>
      </NarrowPage>
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (token !== undefined && !act.isPending) act.mutate(token);
  }

  return (
    <NarrowPage title={title} lead={lead}>
      <form method="post" onSubmit={submit} className="grid gap-5">
        <FormName name={kind} />
        <SendFailure failure={failure} />
        <Button type="submit" size="lg" block loading={act.isPending} loadingText={loading}>
          {button}
        </Button>
      </form>
    </NarrowPage>
  );
}
