import { useNavigate, useRouter } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { useRef, type FormEvent } from 'react';
import {
  apprenticeQuota,
  JOBS_MESSAGE,
  quotaExemptionLabels,
  quotaExemptions,
  readJobs,
  type QuotaExemption,
} from '#/domain/community/apprentice-quota.ts';
import { countPeople } from '#/domain/company/count-people.ts';
import { formatNumber } from '#/domain/text/number-text.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { RadioGroup } from '#/storefront/ui/fields/radio-group.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { readExemption } from '../companies.search.ts';

export interface QuotaSearch {
  funcoes?: string | undefined;
  porte?: QuotaExemption | undefined;
}

// CONTENT-11
export function QuotaSection({ funcoes, porte = 'nenhuma' }: QuotaSearch) {
  const router = useRouter();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const jobs = funcoes === undefined ? undefined : readJobs(funcoes);
  const isWrong = funcoes !== undefined && jobs === undefined;

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = formText(data, 'funcoes');
    if (readJobs(typed) === undefined) input.current?.focus();
    void navigate({
      to: '/para-empresas',
      search: { funcoes: typed, porte: readExemption(formText(data, 'porte')) },
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <section
      id="cota"
      aria-labelledby="cota-titulo"
      className="grid scroll-mt-4 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-12"
    >
      <header className="grid gap-4">
        <h2 id="cota-titulo" className="text-section">
          Calcule sua cota de aprendizes
        </h2>
        <p>
          A lei pede de 5% a 15% de aprendizes sobre as funções que exigem formação profissional, em cada
          estabelecimento (CLT, art. 429). Fração conta como mais um aprendiz.
        </p>
        <p className="text-sm text-muted">
          Não entram na conta cargos de direção, gerência e confiança, funções que exigem nível técnico ou
          superior e os próprios aprendizes. O resultado orienta; quem confirma o seu caso é a
          Auditoria-Fiscal do Trabalho.
        </p>
      </header>
      <Card padding="lg" className="grid gap-5 shadow-md">
        <form
          method="get"
          action={router.buildLocation({ to: '/para-empresas', hash: 'cota' }).href}
          onSubmit={ask}
          className="grid gap-5"
        >
          <TextField
            ref={input}
            id="cota-funcoes"
            name="funcoes"
            label="Pessoas em funções que exigem formação"
            hint="Só as deste estabelecimento"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            defaultValue={funcoes}
            {...(isWrong && { error: JOBS_MESSAGE })}
          />
          <RadioGroup
            id="cota-porte"
            name="porte"
            legend="Tipo de empresa"
            defaultValue={porte}
            options={quotaExemptions.map((value) => ({ value, label: quotaExemptionLabels[value] }))}
          />
          <Button type="submit" variant="secondary" block>
            Calcular a cota
          </Button>
        </form>
        <div role="status">{jobs !== undefined && <QuotaResult jobs={jobs} exemption={porte} />}</div>
      </Card>
    </section>
  );
}

function QuotaResult({ jobs, exemption }: { jobs: number; exemption: QuotaExemption }) {
  const { least, most } = apprenticeQuota(jobs, exemption);
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <p className="text-xl font-semibold text-heading">
        {least === 0
          ? 'Sua empresa não precisa contratar aprendizes'
          : least === most
            ? countApprentices(least)
            : `De ${formatNumber(least)} a ${countApprentices(most)}`}
      </p>
      <p className="text-sm">
        {least === 0
          ? `A cota não vale para ${exemptNames[exemption]}. Se quiser, pode contratar até ${countApprentices(most)}.`
          : `Para ${countPeople(jobs)}: 5% são no mínimo ${countApprentices(least)}, 15% são no máximo ${formatNumber(most)}.`}
      </p>
      <p className="text-sm">
        <Link to="/para-empresas" hash="pedido" className={linkClass()}>
          Peça uma proposta
        </Link>{' '}
        de cursos de aprendizagem para a sua cota.
      </p>
    </div>
  );
}

const exemptNames: Readonly<Record<QuotaExemption, string>> = {
  nenhuma: 'sua empresa',
  micro: 'microempresas, empresas de pequeno porte e MEI (LC 123/2006, art. 51)',
  'sem-fins-lucrativos': 'entidades sem fins lucrativos de educação profissional (CLT, art. 429, § 1º-A)',
};

function countApprentices(count: number): string {
  return count === 1 ? '1 aprendiz' : `${formatNumber(count)} aprendizes`;
}
