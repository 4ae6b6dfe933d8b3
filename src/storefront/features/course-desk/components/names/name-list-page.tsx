import { Fragment } from 'react';
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, type NameList } from '#/domain/school/name-lists.ts';
import type { CatalogueNames } from '#/contract/catalogue/course-desk.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import {
  courseDeskMutations,
  courseDeskQueries,
} from '#/storefront/features/course-desk/course-desk.queries.ts';
import {
  descriptionField,
  listTexts,
  nameField,
  namesSavedText,
  nameTexts,
  readNameEntries,
  validateNames,
} from '#/storefront/features/course-desk/names.schema.ts';
import { useVersionedForm } from '#/storefront/shared/desk/stored-forms.ts';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';

interface NameListPageProps {
  lista: NameList;
  names: CatalogueNames;
  answer: FormAnswer | undefined;
}

/** The form of one list: each field is labelled by the name as it is now. */
export function NameListPage({ lista, names, answer }: NameListPageProps) {
  const { nomes } = names.listas.find((one) => one.lista === lista) ?? { nomes: [] };
  const { entries, versao, errors, body } = useVersionedForm({
    queryKey: courseDeskQueries.all,
    stored: nameTexts(names.versao, nomes),
    answer,
    check: { read: readNameEntries, find: validateNames, prefix: 'nomes' },
    mutation: courseDeskMutations.saveNames(lista),
    savedText: namesSavedText,
  });
  const { title, lead } = listTexts[lista];
  const common = (name: string) => ({
    id: `nomes-${name}`,
    name,
    defaultValue: entries[name],
    error: errors[name],
    autoComplete: 'off',
  });
  return (
    <CatalogueDeskPage of="nomes" title={title} lead={lead}>
      <FormBody name="nomes" submitText="Salvar nomes" {...body}>
        <input type="hidden" name="versao" value={versao} />
        <Card padding="lg" className="grid grid-cols-1 gap-5">
          {nomes.map(({ chave, nome, de, descricao }) => (
            <Fragment key={chave}>
              <TextField
                {...common(nameField(chave))}
                label={nome}
                {...(de !== null && { hint: de })}
                required
                maxLength={MAX_NAME_LENGTH}
              />
              {descricao !== null && (
                <TextAreaField
                  {...common(descriptionField(chave))}
                  label={`Descrição de ${nome}`}
                  optional
                  rows={2}
                  maxLength={MAX_DESCRIPTION_LENGTH}
                />
              )}
            </Fragment>
          ))}
        </Card>
      </FormBody>
    </CatalogueDeskPage>
  );
}
