import { keepMask } from '#/blocks/digit-mask.ts';
import type { FieldProblems } from '#/blocks/form-problems.ts';
import type { PersonRecord } from '#/contract/identity/account.ts';
import { licenceCategories } from '#/domain/person-values.ts';
import { Fieldset } from '#/ui/fieldset.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import { TextField } from '#/ui/text-field.tsx';
import { fieldOf } from './field-of.ts';

export function DocumentFields({ record, problems }: { record: PersonRecord; problems: FieldProblems }) {
  const field = fieldOf('dados', problems);
  return (
    <Fieldset legend="Documentos" hint="Só preencha o que a sua matrícula pedir" id="dados-documentos">
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...field('rg')} label="RG" optional maxLength={20} defaultValue={record.rg ?? ''} />
        <TextField
          {...field('orgaoExpedidor')}
          label="Órgão expedidor"
          optional
          maxLength={20}
          defaultValue={record.orgaoExpedidor ?? ''}
        />
        <TextField
          {...field('tituloEleitor')}
          label="Título de eleitor"
          optional
          inputMode="numeric"
          defaultValue={record.tituloEleitor ?? ''}
          onInput={keepMask('############')}
        />
        <TextField
          {...field('certificadoMilitar')}
          label="Certificado militar"
          optional
          maxLength={20}
          defaultValue={record.certificadoMilitar ?? ''}
        />
        <TextField
          {...field('cnh')}
          label="CNH"
          optional
          inputMode="numeric"
          defaultValue={record.cnh ?? ''}
          onInput={keepMask('###########')}
        />
        <SelectField
          {...field('categoriaCnh')}
          label="Categoria da CNH"
          optional
          placeholder="Escolha"
          options={licenceCategories.map((category) => ({ value: category, label: category }))}
          defaultValue={record.categoriaCnh ?? ''}
        />
        <TextField
          {...field('renach')}
          label="RENACH"
          hint="Duas letras e nove números"
          optional
          maxLength={11}
          autoCapitalize="characters"
          defaultValue={record.renach ?? ''}
        />
      </div>
    </Fieldset>
  );
}
