import { useMutation } from '@tanstack/react-query';
import type { PaymentSetting } from '#/contract/school/checklist.ts';
import type { Standing } from '#/domain/school/standing.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { checklistMutations } from '../checklist.queries.ts';
import type { ConnectionTest } from '../connection-tests.ts';
import { standings } from './standings.ts';

interface ConnectionTestsCardProps {
  settings: readonly PaymentSetting[];
  answer: FormAnswer | undefined;
}

/** Settings of the server by name, and what bank, mail server and DNS say when they are asked. */
export function ConnectionTestsCard({ settings, answer }: ConnectionTestsCardProps) {
  return (
    <Card as="section" padding="lg" aria-labelledby="configuracoes-titulo" className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 id="configuracoes-titulo" className="text-section">
          Configurações do servidor
        </h2>
        <p className="text-sm text-muted">Os valores ficam no ambiente do servidor e não aparecem aqui.</p>
      </div>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 md:grid-cols-2">
        {settings.map(({ nome, definido }) => (
          <li key={nome} className="flex flex-wrap items-center justify-between gap-2 py-1">
            <code className="text-sm wrap-anywhere">{nome}</code>
            <Badge tone={definido ? 'success' : 'neutral'}>{definido ? 'Definida' : 'Não definida'}</Badge>
          </li>
        ))}
      </ul>
      <TestForm
        test="cobranca"
        text="Testar uma cobrança de R$ 0,01"
        waiting="Perguntando ao banco"
        hint="Registra uma cobrança Pix de R$ 0,01 e cancela em seguida. Ninguém paga nada."
        answer={answer}
      />
      <TestForm
        test="email"
        text="Enviar um e-mail de teste"
        waiting="Enviando"
        hint="Vai para o seu e-mail, e confere o que o domínio do remetente diz de SPF, DKIM e DMARC."
        answer={answer}
      />
    </Card>
  );
}

interface TestFormProps {
  test: ConnectionTest;
  text: string;
  waiting: string;
  hint: string;
  answer: FormAnswer | undefined;
}

function TestForm({ test, text, waiting, hint, answer: given }: TestFormProps) {
  const answer = answerTo(given, test);
  const run = useMutation(checklistMutations.runTest(test));
  const lines = run.data?.linhas ?? (run.isIdle ? answer?.done?.linhas : undefined);
  return (
    <form
      method="post"
      className="grid grid-cols-1 gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!run.isPending) run.mutate();
      }}
    >
      <FormName name={test} />
      <p className="text-sm text-muted">{hint}</p>
      <Button
        type="submit"
        variant="secondary"
        className="md:justify-self-start"
        loading={run.isPending}
        loadingText={waiting}
      >
        <span>{text}</span>
      </Button>
      <SendFailure failure={failureOf(run, answer)} />
      <div role="status">{lines && <TestLines lines={lines} />}</div>
    </form>
  );
}

function TestLines({ lines }: { lines: readonly Standing[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {lines.map(({ situacao, texto }) => (
        <li key={texto} className="flex flex-wrap items-start gap-2">
          <Badge tone={standings[situacao].tone}>{standings[situacao].label}</Badge>
          <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{texto}</span>
        </li>
      ))}
    </ul>
  );
}
