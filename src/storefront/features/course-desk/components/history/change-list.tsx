import type { UseMutationOptions } from '@tanstack/react-query';
import { formatInstant } from '#/domain/time/dates.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import type {
  ChangedField,
  DescribedChange,
} from '#/storefront/features/course-desk/history/describe-change.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { DeskFold } from '#/storefront/shared/desk/desk-fold.tsx';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';

interface ChangeListProps {
  changes: readonly DescribedChange[];
  undo: UseMutationOptions<{ versao: number }, Error, number>;
  answer: FormAnswer | undefined;
}

/** Changes, latest first, each with what it replaced. */
export function ChangeList({ changes, undo, answer }: ChangeListProps) {
  if (changes.length === 0)
    return (
      <EmptyState title="Nada mudou ainda">
        O que já estava na loja, ou chegou novo por importação, aparece a partir da primeira mudança.
      </EmptyState>
    );
  return (
    <ul className="grid grid-cols-1 gap-4">
      {changes.map((change) => (
        <ChangeItem
          key={change.id}
          undo={undo}
          change={change}
          answer={answer?.entries['mudanca'] === String(change.id) ? answer : undefined}
        />
      ))}
    </ul>
  );
}

interface ChangeItemProps {
  undo: ChangeListProps['undo'];
  change: DescribedChange;
  answer: FormAnswer | undefined;
}

function ChangeItem({ undo, change, answer }: ChangeItemProps) {
  const { id, em, quem, desfazivel, titulo, motivo, campos } = change;
  return (
    <Card as="li" padding="lg" className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-1">
        <h2 className="font-semibold text-heading wrap-anywhere">{titulo}</h2>
        <p className="text-sm text-muted wrap-anywhere">
          {`${formatInstant(new Date(em))} · ${quem.nome} (${quem.email})`}
        </p>
        {motivo !== null && <p className="text-sm wrap-anywhere">{`Motivo: ${motivo}`}</p>}
      </div>
      {campos.map((field) => (
        <FieldChange key={field.label} field={field} />
      ))}
      {(desfazivel || answer) && (
        <OnePressForm
          name="desfazer"
          answer={answer}
          mutation={undo}
          value={id}
          queryKey={courseDeskQueries.all}
          field={{ name: 'mudanca', value: String(id) }}
          text="Desfazer os textos"
          loadingText="Desfazendo"
          className="md:justify-self-start"
        />
      )}
    </Card>
  );
}

const longText = 160;

function FieldChange({ field }: { field: ChangedField }) {
  const { label, before, after } = field;
  const values = (
    <dl className="grid grid-cols-1 gap-2 text-sm">
      <div>
        <dt className="text-muted">Antes</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{before}</dd>
      </div>
      <div>
        <dt className="text-muted">Depois</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{after}</dd>
      </div>
    </dl>
  );
  if (before.length + after.length > longText) return <DeskFold title={label}>{values}</DeskFold>;
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="text-sm font-semibold text-heading">{label}</h3>
      {values}
    </div>
  );
}
