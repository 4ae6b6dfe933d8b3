import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { brandSavedText } from '../texts.ts';
import { BrandForm, type LineGroup } from './brand-form.tsx';

const company: readonly LineGroup[] = [
  {
    title: 'Empresa',
    lines: [
      { field: 'razao_social', label: 'Razão social' },
      { field: 'cnpj', label: 'CNPJ', hint: 'Com números ou com letras, como 12.ABC.345/01DE-35' },
      { field: 'logradouro', label: 'Endereço', hint: 'Rua, número e bairro' },
      { field: 'cidade', label: 'Cidade' },
      { field: 'uf', label: 'Estado', hint: 'A sigla, como SC' },
      { field: 'cep', label: 'CEP' },
    ],
  },
  {
    title: 'Contatos',
    lines: [
      { field: 'telefone', label: 'Telefone', hint: 'Com DDD, ou um 0800' },
      { field: 'whatsapp', label: 'WhatsApp', hint: 'Com DDD' },
      { field: 'email', label: 'E-mail de atendimento' },
      { field: 'horario', label: 'Horário de atendimento', hint: 'Como “segunda a sexta, das 8h às 18h”' },
      {
        field: 'encarregado',
        label: 'Encarregado pela proteção de dados',
        hint: 'Nome e contato; aparece nos textos legais que usam o campo {{encarregado}}',
      },
    ],
  },
  {
    title: 'E-mails que a loja envia',
    lines: [
      { field: 'remetente_nome', label: 'Nome de quem envia', hint: 'Vazio: o nome da escola' },
      {
        field: 'remetente_email',
        label: 'Endereço de quem envia',
        hint: 'Vazio: o endereço configurado no servidor',
      },
    ],
  },
];

const articles = [
  { value: '', label: 'sem artigo: “em Escola Aurora”' },
  { value: 'a', label: 'feminino: “na Escola Aurora”' },
  { value: 'o', label: 'masculino: “no Instituto Aurora”' },
];

/** The school's name, company, contacts and sender of mails. */
export function BrandPage({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <BrandForm
      answer={answer}
      title="Dados da escola"
      lead="Aparecem no topo e no rodapé de todas as páginas, nos e-mails, nos contratos e nos boletos."
      saved={brandSavedText}
      own={['nome', 'artigo']}
      groups={company}
    >
      {(common) => (
        <Card padding="lg" className="grid grid-cols-1 gap-5">
          <TextField {...common('nome')} label="Nome da escola" required maxLength={60} />
          <SelectField {...common('artigo')} label="Como o nome é falado" options={articles} />
        </Card>
      )}
    </BrandForm>
  );
}
