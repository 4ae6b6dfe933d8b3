import { incomeDeclaration } from '#/domain/enrolment/income-declaration.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';

interface IncomeFieldsProps {
  fieldErrors: FieldErrors;
  entries: Readonly<Record<string, string>> | undefined;
  documents: readonly string[];
}

// ENROLMENT-13
export function IncomeFields({ fieldErrors, entries, documents }: IncomeFieldsProps) {
  return (
    <Card as="section" padding="lg" aria-labelledby="renda" className="grid grid-cols-1 gap-5">
      <h2 id="renda" className="text-section">
        Renda da casa
      </h2>
      <input type="hidden" name="renda-versao" value={incomeDeclaration.versao} />
      <TextField
        id="inscricao-familiar"
        name="familiar"
        label="Renda da casa por mês, em reais"
        hint="Some o que todas as pessoas da casa recebem, antes dos descontos. Exemplo: 2.400,00"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        required
        defaultValue={entries?.['familiar']}
        error={fieldErrors['familiar']}
      />
      <TextField
        id="inscricao-moradores"
        name="moradores"
        label="Pessoas na casa"
        hint="Contando com você"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        required
        defaultValue={entries?.['moradores']}
        error={fieldErrors['moradores']}
      />
      <p className="rounded-md border border-line bg-primary-50 p-4 text-sm">{incomeDeclaration.texto}</p>
      <Checkbox
        id="inscricao-renda-declaracao"
        name="renda-declaracao"
        required
        defaultChecked={entries?.['renda-declaracao'] !== undefined}
        {...(fieldErrors['renda-declaracao'] && { error: fieldErrors['renda-declaracao'] })}
      >
        Li e aceito a declaração de renda.
      </Checkbox>
      <div className="grid gap-2">
        <p>Depois de enviar o pedido, você manda os documentos pela página da inscrição:</p>
        <ul className="list-disc pl-6">
          {documents.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
