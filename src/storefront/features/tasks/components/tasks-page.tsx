import { useSuspenseQuery } from '@tanstack/react-query';
import type { ShownTask, TaskOverview } from '#/contract/school/tasks.ts';
import { countPages } from '#/domain/site/pagination.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { DeskFold } from '#/storefront/shared/desk/desk-fold.tsx';
import { deskHeadingId } from '#/storefront/shared/desk/desk-list.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { describeTask, taskStandings } from '../describe-task.ts';
import { taskQueries } from '../tasks.queries.ts';
import { MailItem } from './mail-item.tsx';

interface TasksPageProps {
  page: number;
  answer: FormAnswer | undefined;
}

/** What the program does by itself, and the mails that haven't left. */
export function TasksPage({ page, answer }: TasksPageProps) {
  const { data } = useSuspenseQuery(taskQueries.tasks());
  const { data: unsent } = useSuspenseQuery(taskQueries.mails(page));
  const { tarefas, emails } = data;
  const fine = tarefas.filter(({ situacao }) => situacao === 'EM_DIA');
  const others = tarefas.filter(({ situacao }) => situacao !== 'EM_DIA');
  const failing = tarefas.filter(({ situacao }) => situacao === 'FALHOU' || situacao === 'ATRASADA').length;
  return (
    <div className="container-page grid grid-cols-1 gap-8 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-3">
        <h1 id={deskHeadingId} tabIndex={-1} className="text-title outline-none">
          Tarefas e e-mails
        </h1>
        <p className="text-muted">
          <ChangingText>{describeStanding(failing)}</ChangingText>
        </p>
      </header>
      {answer?.done && <Alert tone="success" live title={answer.done.mensagem ?? ''} />}
      {!emails.com_saida && (
        <Alert tone="warning" title="A loja não tem por onde enviar e-mails">
          Eles esperam na fila até que o servidor de e-mail seja configurado.
        </Alert>
      )}
      <section aria-labelledby="emails" className="grid grid-cols-1 gap-4">
        <h2 id="emails" className="text-section">
          E-mails
        </h2>
        <p>
          <ChangingText>{`${describeMails(emails)}.`}</ChangingText>
        </p>
        {unsent.itens.length === 0 ? (
          <p className="text-muted">
            {unsent.totalItens === 0 && page === 1
              ? 'Todos os e-mails saíram.'
              : 'Não há mais e-mails nesta página.'}
          </p>
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {unsent.itens.map((mail) => (
              <MailItem
                key={mail.id}
                mail={mail}
                answer={answer?.entries['id'] === String(mail.id) ? answer : undefined}
              />
            ))}
          </ul>
        )}
        <Pagination
          page={page}
          pages={countPages(unsent.totalItens)}
          label="Páginas de e-mails"
          renderLink={(number, link) => (
            <Link to="/gestao/tarefas" search={{ pagina: number === 1 ? undefined : number }} {...link} />
          )}
        />
      </section>
      <section aria-labelledby="tarefas" className="grid grid-cols-1 gap-4">
        <h2 id="tarefas" className="text-section">
          Tarefas
        </h2>
        {others.length > 0 && <TaskList tasks={others} />}
        {fine.length > 0 && (
          <DeskFold title={fine.length === 1 ? '1 tarefa em dia' : `${fine.length} tarefas em dia`}>
            <TaskList tasks={fine} />
          </DeskFold>
        )}
      </section>
    </div>
  );
}

function describeStanding(failing: number): string {
  if (failing === 0) return 'As tarefas que a loja faz sozinha estão em dia.';
  return failing === 1 ? '1 tarefa precisa de atenção.' : `${failing} tarefas precisam de atenção.`;
}

type MailSums = TaskOverview['emails'];

function describeMails({ enviados, na_fila, tentando, abandonados }: MailSums): string {
  return [
    `${enviados} enviados nas últimas 24 horas`,
    ...(na_fila > 0 ? [`${na_fila} na fila`] : []),
    ...(tentando > 0 ? [`${tentando} com falha e nova tentativa marcada`] : []),
    ...(abandonados > 0 ? [`${abandonados} sem mais tentativas`] : []),
  ].join(', ');
}

function TaskList({ tasks }: { tasks: readonly ShownTask[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      {tasks.map((task) => (
        <TaskItem key={task.nome} task={task} />
      ))}
    </ul>
  );
}

function TaskItem({ task }: { task: ShownTask }) {
  const { tone, label } = taskStandings[task.situacao];
  return (
    <Card as="li" className="grid grid-cols-1 content-start gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-heading">{task.titulo}</h3>
        <Badge tone={tone}>
          <ChangingText>{label}</ChangingText>
        </Badge>
      </div>
      {describeTask(task).map((line) => (
        <p key={line} className="text-sm text-muted wrap-anywhere">
          {line}
        </p>
      ))}
    </Card>
  );
}
