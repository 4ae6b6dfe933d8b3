import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskCourse, DeskOffer } from '#/contract/catalogue/course-desk.ts';
import {
  consequencesMutations,
  consequencesQueries,
} from '#/storefront/features/course-desk/consequences/consequences.queries.ts';
import { describeOpening } from '#/storefront/features/course-desk/consequences/describe-consequences.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';

interface OfferActsProps {
  course: DeskCourse;
  offer: DeskOffer;
  answer: FormAnswer | undefined;
}

/** What can be done to an offer that people are in; the pages say first what that does. */
export function OfferActs({ course, offer, answer }: OfferActsProps) {
  const { data } = useSuspenseQuery(consequencesQueries.of(offer.id_oferta));
  const params = { idCurso: course.id_produto, idOferta: offer.id_oferta };
  const isOpen = data.inscricoes_abertas;
  const look = buttonClass({ variant: 'secondary' });
  return (
    <section aria-labelledby="atos-da-turma" className="grid grid-cols-1 gap-4">
      <h2 id="atos-da-turma" className="text-section">
        Alunos, mudanças e cancelamento
      </h2>
      <p className="flex flex-wrap gap-3">
        <Link to="/gestao/cursos/$idCurso/turmas/$idOferta/alunos" params={params} className={look}>
          Alunos da turma
        </Link>
        <Link
          to="/gestao/cursos/$idCurso/historico"
          params={{ idCurso: course.id_produto }}
          search={{ turma: offer.id_oferta }}
          className={look}
        >
          Histórico da turma
        </Link>
        {data.situacao !== 'cancelada' && (
          <Link to="/gestao/cursos/$idCurso/turmas/$idOferta/mudar" params={params} className={look}>
            Mudar dias, horário ou lugar
          </Link>
        )}
        {(data.adiavel || data.situacao === 'adiada') && (
          <Link to="/gestao/cursos/$idCurso/turmas/$idOferta/adiar" params={params} className={look}>
            {data.situacao === 'adiada' ? 'Ver o adiamento' : 'Adiar sem nova data'}
          </Link>
        )}
        <Link to="/gestao/cursos/$idCurso/turmas/$idOferta/cancelar" params={params} className={look}>
          {data.situacao === 'cancelada' ? 'Ver o cancelamento' : 'Cancelar a turma'}
        </Link>
      </p>
      {data.situacao !== 'cancelada' && (
        <>
          <p className="text-muted">
            <ChangingText>{describeOpening(isOpen, data.pessoas)}</ChangingText>
          </p>
          <OnePressForm
            queryKey={courseDeskQueries.all}
            name="inscricoes"
            answer={answerTo(answer, 'inscricoes')}
            mutation={consequencesMutations.openEnrolment(offer.id_oferta)}
            value={!isOpen}
            field={{ name: 'abertas', value: isOpen ? 'nao' : 'sim' }}
            text={isOpen ? 'Fechar as inscrições agora' : 'Reabrir as inscrições'}
            className="md:justify-self-start"
          />
        </>
      )}
    </section>
  );
}
