import type { UnsentMail } from '#/contract/school/tasks.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useDeskForm } from '#/storefront/shared/desk/use-desk-form.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { mailActText, readMailAct, toMailAct } from '../tasks.schema.ts';
import { taskMutations, taskQueries } from '../tasks.queries.ts';

interface MailItemProps {
  mail: UnsentMail;
  answer: FormAnswer | undefined;
}

const at = (instant: string) => formatInstant(new Date(instant));

/** A mail that hasn't left: why, and what can be done about it. */
export function MailItem({ mail, answer }: MailItemProps) {
  const { id, nome, para, criado_em, erro } = mail;
  const form = useDeskForm({
    read: readMailAct,
    find: () => ({}),
    toSent: toMailAct,
    mutation: taskMutations.onMail(),
    doneText: (_done, act) => mailActText(act),
    queryKey: taskQueries.all,
    prefix: `e-mail-${id}`,
    answer,
  });
  const about = ` o e-mail ${nome}, de ${at(criado_em)}`;
  return (
    <Card as="li" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-heading">{nome}</h3>
        <MailBadge mail={mail} />
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {`Para ${para ?? 'o endereço da conta'}, de ${at(criado_em)}. ${describeTries(mail)}`}
      </p>
      {erro !== null && <p className="text-sm wrap-anywhere">{`Motivo: ${erro}`}</p>}
      <form method="post" {...form.formProps} className="grid grid-cols-1 gap-3">
        <FormName name="e-mail" />
        <input type="hidden" name="id" value={id} />
        <SendFailure {...form.sendFailure} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="acao"
            value="enviar"
            variant="secondary"
            loading={form.isSending('enviar')}
            loadingText="Enviando"
          >
            Tentar agora
            <span className="sr-only">{about}</span>
          </Button>
          <Button
            type="submit"
            name="acao"
            value="descartar"
            variant="ghost"
            loading={form.isSending('descartar')}
            loadingText="Descartando"
          >
            Descartar
            <span className="sr-only">{about}</span>
          </Button>
        </div>
      </form>
    </Card>
  );
}

function MailBadge({ mail: { abandonado_em, erro } }: { mail: UnsentMail }) {
  if (abandonado_em !== null) return <Badge tone="danger">Sem mais tentativas</Badge>;
  return erro === null ? <Badge>Na fila</Badge> : <Badge tone="warning">Falhou</Badge>;
}

function describeTries({ tentativas, proxima_em }: UnsentMail): string {
  const count = tentativas === 1 ? '1 tentativa' : `${tentativas} tentativas`;
  const tried = tentativas === 0 ? 'Nenhuma tentativa' : count;
  return proxima_em === null ? `${tried}.` : `${tried}, a próxima em ${at(proxima_em)}.`;
}
