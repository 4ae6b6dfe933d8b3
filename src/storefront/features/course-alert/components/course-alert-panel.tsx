import { Link } from '#/storefront/shared/page/link.tsx';
import { useSnapshotLocation } from '#/storefront/shared/first-location.ts';
import { rememberedAct } from '#/storefront/shared/page/pending-act.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { alertTerms } from '../alert-terms.ts';
import { AlertForm } from './alert-form.tsx';

interface CourseAlertPanelProps {
  course: { id_produto: number };
  cities: readonly { id_cidade: number; nome: string }[];
  signedIn: boolean;
  mayAsk: boolean;
}

/** For a course without an open offer: one mail when the next one opens, in one city or anywhere. */
export function CourseAlertPanel({ course, cities, signedIn, mayAsk }: CourseAlertPanelProps) {
  return (
    <section aria-labelledby="aviso-de-turma" className="grid gap-3">
      <h2 id="aviso-de-turma" className="text-lg font-bold text-heading">
        Nenhuma turma aberta agora
      </h2>
      {!mayAsk ? (
        <p className="text-sm">Volte em alguns dias, ou escolha outro curso da mesma área.</p>
      ) : signedIn ? (
        <AlertForm course={course} cities={cities} />
      ) : (
        <AskBySigningIn course={course} />
      )}
    </section>
  );
}

function AskBySigningIn({ course }: Pick<CourseAlertPanelProps, 'course'>) {
  const here = useSnapshotLocation(({ href }) => href);
  return (
    <>
      <p className="text-sm">{keepWords(alertTerms)}</p>
      <Link
        to="/autenticacao"
        search={{ redirect_to: here }}
        {...rememberedAct('aviso-de-turma', course.id_produto)}
        className={buttonClass({ block: true })}
      >
        Avise-me
      </Link>
    </>
  );
}
