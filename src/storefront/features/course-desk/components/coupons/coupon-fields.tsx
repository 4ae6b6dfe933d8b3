import type { CourseOptions } from '#/contract/catalogue/course-desk.ts';
import { MOST_COUPON_COURSES } from '#/domain/sale/coupon/coupon-entry.ts';
import { CourseChooser } from '#/storefront/features/course-desk/components/choosing/course-chooser.tsx';
import { couponLabels, type CouponEntries } from '#/storefront/features/course-desk/coupon.schema.ts';
import { listOf } from '#/storefront/shared/desk/typed-values.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { CheckOption } from '#/storefront/ui/fields/check-option.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';

interface CouponFieldsProps {
  options: CourseOptions;
  entries: CouponEntries;
  errors: FieldErrors;
  isNew: boolean;
}

const kinds = [
  { value: 'PERCENTUAL', label: 'Uma parte do preço' },
  { value: 'VALOR', label: 'Um valor em reais' },
];

/** What a coupon's form asks. */
export function CouponFields({ options, entries, errors, isNew }: CouponFieldsProps) {
  const common = (field: keyof typeof couponLabels) => ({
    id: `cupom-${field}`,
    name: field,
    autoComplete: 'off',
    label: couponLabels[field],
    defaultValue: entries[field],
    error: errors[field],
  });
  const marked = listOf(entries.modalidades);
  return (
    <>
      <Card padding="lg" className="grid grid-cols-1 gap-5">
        <h2 className="text-section">O desconto</h2>
        {isNew && (
          <TextField
            {...common('codigo')}
            required
            hint="De 3 a 20 letras e números, como VOLTA10. Não muda depois."
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        )}
        <TextField
          {...common('descricao')}
          required
          hint="Na faixa do alto da loja e ao pagar"
          maxLength={160}
        />
        <SelectField {...common('tipo')} options={kinds} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField {...common('percentual')} hint="De 1 a 100" inputMode="numeric" maxLength={3} />
          <TextField {...common('valor')} hint="Como 50,00" inputMode="decimal" />
        </div>
      </Card>
      <Card padding="lg" className="grid grid-cols-1 gap-5">
        <h2 className="text-section">Quando e quantas vezes</h2>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField {...common('valido_de')} type="date" required />
          <TextField {...common('valido_ate')} type="date" required hint="Vale até o fim deste dia" />
          <TextField {...common('usos_por_pessoa')} inputMode="numeric" required />
          <TextField {...common('usos_total')} hint="Vazio: sem limite" inputMode="numeric" optional />
        </div>
      </Card>
      <Card padding="lg" className="grid grid-cols-1 gap-5">
        <h2 className="text-section">Para quais cursos</h2>
        <TextField {...common('minimo')} hint="Vazio: qualquer preço" inputMode="decimal" optional />
        <Fieldset
          id="cupom-modalidades"
          legend={`${couponLabels.modalidades} (nenhuma marcada: todas)`}
          {...(errors['modalidades'] !== undefined && { error: errors['modalidades'] })}
        >
          <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
            {options.modalidades.map(({ id_modalidade, nome }) => (
              <CheckOption
                key={id_modalidade}
                name="modalidades"
                value={String(id_modalidade)}
                defaultChecked={marked.includes(String(id_modalidade))}
              >
                {nome}
              </CheckOption>
            ))}
          </div>
        </Fieldset>
        <CourseChooser
          {...common('cursos')}
          optional
          withProgrammes
          most={MOST_COUPON_COURSES}
          hint="Nenhum: todos das categorias acima."
        />
        <Checkbox name="destaque" value="sim" defaultChecked={entries.destaque !== ''}>
          Mostrar na faixa do alto da loja
        </Checkbox>
      </Card>
    </>
  );
}
