import { useSuspenseQuery } from '@tanstack/react-query';
import type { OfferStudents } from '#/contract/catalogue/offer-students.ts';
import { lessonDaysIn, lessonMonth, monthsBeside } from '#/domain/catalogue/lessons/lesson-days.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { describeOfferOfStudents, nameMonth, nameStudent } from '../describe-offer-of-students.ts';
import { offerStudentQueries } from '../offer-students.queries.ts';

const cell = 'border border-line px-2 py-1.5';

const monthToShow = (wanted: string | undefined, offer: OfferStudents) =>
  lessonMonth(wanted, calendarDay(new Date()), offer);

/** A sheet to print: a row a student, a column for each lesson of a month. */
export function AttendancePage({ offerId, month: wanted }: { offerId: number; month: string | undefined }) {
  const { data } = useSuspenseQuery(offerStudentQueries.of(offerId, 'CHAMADA'));
  const params = { idCurso: data.id_produto, idOferta: offerId };
  const month = monthToShow(wanted, data);
  const days = lessonDaysIn(month, data);
  const { before, after } = monthsBeside(month, data);
  const to = '/gestao/cursos/$idCurso/turmas/$idOferta/alunos/chamada';
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12 print:gap-3 print:py-0">
      <header className="grid grid-cols-1 gap-2">
        <h1 className="text-title print:text-lg">{`Lista de chamada, ${nameMonth(month)}`}</h1>
        <p className="font-semibold text-heading wrap-anywhere">{data.curso}</p>
        <p className="text-muted wrap-anywhere print:text-sm">{describeOfferOfStudents(data)}</p>
      </header>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Link
          to="/gestao/cursos/$idCurso/turmas/$idOferta/alunos"
          params={params}
          className={buttonClass({ variant: 'secondary' })}
        >
          Alunos da turma
        </Link>
        {before && (
          <Link
            to={to}
            params={params}
            search={{ mes: before }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {nameMonth(before)}
          </Link>
        )}
        {after && (
          <Link
            to={to}
            params={params}
            search={{ mes: after }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {nameMonth(after)}
          </Link>
        )}
        <Button className="noscript:hidden" onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
      {days.length === 0 || data.alunos.length === 0 ? (
        <EmptyState title={days.length === 0 ? 'Sem aula neste mês' : 'Ninguém está matriculado ainda'}>
          {days.length === 0 &&
            'A lista tem uma coluna para cada dia com aula, conforme os dias da semana da turma.'}
        </EmptyState>
      ) : (
        <div
          role="region"
          aria-label="Lista de chamada"
          tabIndex={0}
          className="relative overflow-x-auto bg-surface print:overflow-visible"
        >
          <table className="w-full border-collapse text-sm print:text-xs">
            <thead>
              <tr>
                <th scope="col" className={`${cell} min-w-44 text-left`}>
                  Nome
                </th>
                {days.map((day) => (
                  <th key={day} scope="col" className={`${cell} text-center tabular-nums`}>
                    <span aria-hidden="true">{day.slice(8)}</span>
                    <span className="sr-only">{formatDay(day)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.alunos.map(({ referencia, nome }) => (
                <tr key={referencia} className="break-inside-avoid">
                  <th scope="row" className={`${cell} text-left font-normal wrap-anywhere`}>
                    {nameStudent(nome)}
                  </th>
                  {days.map((day) => (
                    <td key={day} className={cell}>
                      {'\u00A0'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="text-sm text-muted">Feriados e recessos não são descontados.</p>
    </div>
  );
}
