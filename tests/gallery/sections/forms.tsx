import { useState } from 'react';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { CheckOption } from '#/storefront/ui/fields/check-option.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { PasswordField } from '#/storefront/ui/fields/password-field.tsx';
import { RadioGroup } from '#/storefront/ui/fields/radio-group.tsx';
import { RangeSlider } from '#/storefront/ui/fields/range-slider.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { StarInput } from '#/storefront/ui/display/star-rating.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';

export function Forms() {
  const [attempt, setAttempt] = useState(0);
  const [stars, setStars] = useState(4);
  const [[low, high], setRange] = useState<readonly [number, number]>([20, 70]);
  return (
    <div className="grid gap-8 lg:grid-cols-3">
      <div className="space-y-5">
        <ErrorSummary
          attempt={attempt}
          errors={[
            { field: 'cpf', message: 'CPF inválido.' },
            { field: 'nome', message: 'Informe seu nome completo.' },
          ]}
        />
        <TextField id="nome" label="Nome completo" hint="Como está no seu documento." autoComplete="name" />
        <TextField
          label="E-mail"
          type="email"
          defaultValue="ana@"
          error="Informe um e-mail válido"
          autoComplete="email"
        />
        <TextField label="Nome social" optional placeholder="Como você quer ser chamado" />
        <TextField label="Matrícula" defaultValue="Não pode mudar" disabled />
        <Button onClick={() => setAttempt(attempt + 1)}>Enviar formulário</Button>
        <RangeSlider
          last={100}
          from={{ label: 'De', value: low, text: `${low} anos` }}
          to={{ label: 'Até', value: high, text: `${high} anos` }}
          onMove={(from, to) => setRange([from, to])}
          onRest={() => {}}
        />
      </div>
      <div className="space-y-5">
        <TextField id="cpf" label="CPF" error="CPF inválido." defaultValue="123.456.789-00" />
        <PasswordField
          label="Senha"
          defaultValue="segredo"
          autoComplete="new-password"
          rules={[
            { text: 'De 8 a 16 caracteres', met: false },
            { text: 'Uma letra minúscula', met: true },
          ]}
        />
        <SelectField
          label="Ordenar por"
          options={[
            { value: 'relevancia', label: 'Relevância' },
            { value: 'menor-preco', label: 'Menor preço' },
          ]}
        />
        <TextAreaField label="Sua opinião" />
      </div>
      <div className="space-y-5">
        <RadioGroup
          legend="Como você quer pagar?"
          look="cards"
          defaultValue="pix"
          options={[
            {
              value: 'pix',
              label: 'Pix',
              hint: 'Aprovação na hora',
              trailing: <Icon name="pix" size="lg" />,
            },
            {
              value: 'boleto',
              label: 'Boleto',
              hint: 'Em até 13 vezes',
              trailing: <Icon name="boleto" size="lg" />,
            },
            { value: 'cartao', label: 'Cartão', disabled: true, trailing: <Icon name="card" size="lg" /> },
          ]}
        />
        <RadioGroup
          legend="Turno"
          look="segments"
          defaultValue="noite"
          options={[
            { value: 'manha', label: 'Manhã' },
            { value: 'tarde', label: 'Tarde' },
            { value: 'noite', label: 'Noite' },
          ]}
        />
        <RadioGroup
          legend="Formato"
          error="Escolha um formato."
          options={[
            { value: 'presencial', label: 'Presencial' },
            { value: 'ead', label: 'A distância' },
          ]}
        />
        <div>
          <CheckOption defaultChecked trailing="128">
            Joinville
          </CheckOption>
          <CheckOption trailing="42">Jaraguá do Sul</CheckOption>
          <CheckOption disabled trailing="0">
            Palhoça
          </CheckOption>
          <Checkbox error="Aceite o contrato para continuar.">Li e aceito o contrato.</Checkbox>
        </div>
        <StarInput legend="Sua nota" name="nota" value={stars} onValue={setStars} />
      </div>
    </div>
  );
}
