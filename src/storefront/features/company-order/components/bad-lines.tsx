import { useToday } from '#/storefront/shared/time/use-today.ts';
import { readStudentList } from '#/domain/company/student-list.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

const SHOWN = 20;

/** The lines of a list that can't be taken, each with why, and as a file (COMPANY-2). */
export function BadLines({ list }: { list: string }) {
  const today = useToday();
  const { students, bad } = readStudentList(list, today);
  if (bad.length === 0) return null;
  return (
    <section aria-labelledby="linhas-titulo" className="grid gap-4">
      <h2 id="linhas-titulo" className="text-section">
        {bad.length === 1 ? '1 linha com problema' : `${bad.length} linhas com problema`}
      </h2>
      <Alert tone="warning" title="Nada foi reservado ainda">
        {`${students.length === 1 ? '1 linha está certa' : `${students.length} linhas estão certas`}. Corrija as outras na lista acima, ou apague, e envie de novo.`}
      </Alert>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {bad.slice(0, SHOWN).map(({ linha, texto, motivos }) => (
          <li key={linha} className="grid gap-1 p-4">
            <p className="font-semibold text-heading">
              <ChangingText>{`Linha ${linha}: `}</ChangingText>
              <span className="font-normal wrap-anywhere">{texto}</span>
            </p>
            <ul className="grid gap-1 text-sm text-danger-strong">
              {motivos.map((motivo) => (
                <li key={motivo}>{motivo}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {bad.length > SHOWN && <p>{`E mais ${bad.length - SHOWN}, que estão no arquivo.`}</p>}
      <form method="post">
        <FormName name="linhas-com-problema" />
        <input type="hidden" name="lista" value={list} />
        <Button type="submit" variant="secondary">
          Baixar as linhas com problema
        </Button>
      </form>
    </section>
  );
}
