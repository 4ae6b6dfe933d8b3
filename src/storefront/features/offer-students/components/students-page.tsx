import { useSuspenseQuery } from '@tanstack/react-query';
import type { OfferStudent } from '#/contract/catalogue/offer-students.ts';
import { formatPhone } from '#/domain/person/phone.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmailText } from '#/storefront/ui/email-text.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { describeOfferOfStudents, nameStudent } from '../describe-offer-of-students.ts';
import { offerStudentQueries } from '../offer-students.queries.ts';

/** Who is enrolled in an offer, as a list, a file and a sheet for the lessons. */
export function StudentsPage({ offerId }: { offerId: number }) {
  const { data } = useSuspenseQuery(offerStudentQueries.of(offerId, 'TELA'));
  const { alunos, vagas_sem_nome: unnamed } = data;
  const params = { idCurso: data.id_produto, idOferta: offerId };
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-title">Alunos da turma</h1>
        <p className="font-semibold text-heading wrap-anywhere">{data.curso}</p>
        <p className="text-muted wrap-anywhere">{describeOfferOfStudents(data)}</p>
        <p className="text-sm text-muted">Abrir, baixar e imprimir esta lista fica no registro da escola.</p>
      </header>
      {alunos.length === 0 ? (
        <EmptyState title="Ninguém está matriculado ainda">
          Aqui aparece quem pagou, ganhou a vaga ou foi aceito.
        </EmptyState>
      ) : (
        <>
          <p className="flex flex-wrap gap-3">
            <Link
              to="/gestao/cursos/$idCurso/turmas/$idOferta/alunos/chamada"
              params={params}
              className={buttonClass({ variant: 'secondary' })}
            >
              Lista de chamada
            </Link>
            <Link
              to="/gestao/cursos/$idCurso/turmas/$idOferta/alunos/alunos.csv"
              params={params}
              reloadDocument
              className={buttonClass({ variant: 'secondary' })}
            >
              Baixar em CSV
            </Link>
            <Link
              to="/gestao/cursos/$idCurso/turmas/$idOferta/alunos/alunos.xlsx"
              params={params}
              reloadDocument
              className={buttonClass({ variant: 'secondary' })}
            >
              Baixar em Excel
            </Link>
          </p>
          <p>{alunos.length === 1 ? '1 aluno' : `${alunos.length} alunos`}</p>
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
            {alunos.map((student) => (
              <StudentItem key={student.referencia} student={student} />
            ))}
          </ul>
        </>
      )}
      {unnamed > 0 && (
        <p className="text-muted">
          {unnamed === 1
            ? 'Mais 1 vaga de empresa ainda não tem aluno.'
            : `Mais ${unnamed} vagas de empresas ainda não têm aluno.`}
        </p>
      )}
    </div>
  );
}

function StudentItem({ student }: { student: OfferStudent }) {
  const { nome, nascimento, telefone, email, responsavel, empresa } = student;
  const facts = [
    ...(nascimento === null ? [] : [`Nascimento em ${nascimento}`]),
    ...(telefone === '' ? [] : [formatPhone(telefone)]),
    ...(empresa === null ? [] : [`Pela empresa ${empresa}`]),
  ];
  return (
    <Card as="li" className="grid grid-cols-1 gap-1">
      <h2 className="font-semibold text-heading wrap-anywhere">{nameStudent(nome)}</h2>
      {facts.length > 0 && <p className="text-sm wrap-anywhere">{facts.join(' · ')}</p>}
      {email !== '' && (
        <p className="text-sm">
          <EmailText address={email} />
        </p>
      )}
      {responsavel && (
        <p className="text-sm text-muted wrap-anywhere">
          {`Responsável: ${responsavel.nome}, ${formatPhone(responsavel.telefone)}`}
        </p>
      )}
    </Card>
  );
}
