import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { useState, type FormEvent } from 'react';
import { EmailField } from '#/storefront/forms/fields/email-field.tsx';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { NEWSLETTER_CONSENT_TEXT } from '#/domain/community/newsletter.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { newsletterMutations } from '../newsletter.queries.ts';
import { validateNewsletter, readNewsletterEntries } from '../newsletter.schema.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

export function NewsletterForm({ answer: given }: { answer?: FormAnswer | undefined }) {
  const router = useRouter();
  const [answer] = useState(given);
  const form = useFormCheck({
    read: readNewsletterEntries,
    find: validateNewsletter,
    prefix: 'newsletter',
    answer,
  });
  const subscribe = useMutation({
    ...newsletterMutations.subscribe(),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(subscribe, answer);
  const sent = subscribe.data ?? (subscribe.isIdle ? answer?.done : undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (!entries) bringIntoView(event.currentTarget);
    else if (!subscribe.isPending) subscribe.mutate(entries);
  }

  if (sent) {
    return (
      <div ref={subscribe.data && bringIntoView} className="scroll-mt-36">
        <Alert tone="success" live title="Confira seu e-mail">
          {sent.mensagem}
        </Alert>
      </div>
    );
  }
  return (
    <form
      method="post"
      action={router.buildLocation({ to: '/newsletter' }).href}
      {...form.formProps}
      onSubmit={submit}
      className="grid scroll-mt-36 gap-3"
    >
      <FormName name="assinar" />
      {!form.fieldErrors['email'] && <SendFailure failure={failure} />}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <EmailField
          id="newsletter-email"
          label="Seu e-mail"
          required
          enterKeyHint="send"
          defaultValue={answer?.entries['email']}
          error={form.fieldErrors['email']}
        />
        <Button type="submit" className="mt-6" loading={subscribe.isPending} loadingText="Enviando">
          Assinar
        </Button>
      </div>
      <p className="text-xs text-muted md:text-sm">
        <span>{keepWords(`${NEWSLETTER_CONSENT_TEXT} Veja a `)}</span>
        <Link to="/politica-privacidade" className={linkClass()}>
          Política de Privacidade
        </Link>
        .
      </p>
    </form>
  );
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
