import { describe, expect, test } from 'vitest';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { FileField } from '#/storefront/ui/fields/file-field.tsx';
import { PasswordField } from '#/storefront/ui/fields/password-field.tsx';
import { RadioGroup } from '#/storefront/ui/fields/radio-group.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { findTags, render, textOf } from './markup.ts';

const shared = { id: 'campo', label: 'Nome', hint: 'Como no documento.', error: 'Este campo é obrigatório.' };

describe.each([
  ['TextField', () => <TextField {...shared} />, 'input'],
  ['TextAreaField', () => <TextAreaField {...shared} />, 'textarea'],
  ['SelectField', () => <SelectField {...shared} options={[]} />, 'select'],
  ['FileField', () => <FileField {...shared} />, 'input'],
  ['PasswordField', () => <PasswordField {...shared} />, 'input'],
])('%s', (_name, draw, tag) => {
  const html = render(draw());
  const control = findTags(html, { tag, id: 'campo' })[0]!;

  test('its label names it', () => {
    expect(findTags(html, { tag: 'label', for: 'campo' })).toHaveLength(1);
  });

  test('hint and error describe it, and it is marked as invalid', () => {
    const described = control['aria-describedby']!.split(' ').map((id) => textOf(html, id));
    expect(described).toEqual(['Como no documento.', 'Este campo é obrigatório.']);
    expect(control['aria-invalid']).toBe('true');
  });
});

test('a part of a group points to what is said of the whole', () => {
  const html = render(
    <TextField id="dia" label="Dia" hint="DD" aria-invalid aria-describedby="nascimento-error" />,
  );
  expect(findTags(html, { id: 'dia' })[0]).toMatchObject({
    'aria-invalid': 'true',
    'aria-describedby': 'dia-hint nascimento-error',
  });
});

test('without an error a field is neither invalid nor described by one', () => {
  const control = findTags(render(<TextField id="campo" label="Nome" />), { id: 'campo' })[0]!;
  expect(control).not.toHaveProperty('aria-invalid');
  expect(control).not.toHaveProperty('aria-describedby');
});

test('several messages are all shown', () => {
  const html = render(<TextField id="campo" label="Nome" error={['Faltam letras.', 'Sobram números.']} />);
  expect(textOf(html, 'campo-error')).toBe('Faltam letras.Sobram números.');
});

test('a field without id gets one, so that two of them are distinguished', () => {
  const html = render(
    <>
      <TextField label="Nome" />
      <TextField label="E-mail" />
    </>,
  );
  const ids = findTags(html, { tag: 'input' }).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(findTags(html, { tag: 'label' }).map((label) => label.for)).toEqual(ids);
});

test('a password is hidden at first, its button is a named toggle, its rules describe it', () => {
  const html = render(
    <PasswordField
      id="senha"
      label="Senha"
      rules={[
        { text: 'Um número', met: true },
        { text: 'Uma maiúscula', met: false },
      ]}
    />,
  );
  expect(findTags(html, { id: 'senha' })[0]).toMatchObject({
    type: 'password',
    'aria-describedby': 'senha-after',
  });
  expect(findTags(html, { tag: 'button' })[0]).toMatchObject({
    type: 'button',
    'aria-label': 'Mostrar senha',
    'aria-pressed': 'false',
    'aria-controls': 'senha',
  });
  expect(findTags(html, { role: 'img' }).map((icon) => icon['aria-label'])).toEqual(['Cumprida:', 'Falta:']);
});

test('a checkbox sits inside its label and is described by its error', () => {
  const html = render(
    <Checkbox id="aceite" error="Aceite para continuar.">
      Li o contrato
    </Checkbox>,
  );
  expect(html).toMatch(/<label[^>]*>.*<input[^>]*id="aceite".*Li o contrato.*<\/label>/);
  expect(findTags(html, { id: 'aceite' })[0]).toMatchObject({
    'aria-invalid': 'true',
    'aria-describedby': 'aceite-error',
  });
});

test('a radio group has a legend, one name for all, and each choice its words once: name, then hint', () => {
  const html = render(
    <RadioGroup
      legend="Como você quer pagar?"
      look="cards"
      defaultValue="pix"
      error="Escolha uma forma."
      id="forma"
      options={[
        { value: 'pix', label: 'Pix', hint: 'Na hora', trailing: 'R$ 710,00' },
        { value: 'boleto', label: 'Boleto', disabled: true },
      ]}
    />,
  );
  const [pix, boleto] = findTags(html, { type: 'radio' });
  expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>Como você quer pagar\?<\/legend>/);
  expect(pix!.name).toBe(boleto!.name);
  expect(pix).toHaveProperty('checked');
  expect(textOf(html, pix!['aria-describedby']!)).toBe('Na hora');
  const named = pix!['aria-labelledby']!.split(' ').map((id) => textOf(html, id));
  expect(named).toEqual(['Pix', 'R$ 710,00']);
  expect(boleto).toHaveProperty('disabled');
  expect(findTags(html, { id: 'forma' })[0]).toMatchObject({ 'aria-describedby': 'forma-error' });
});

test('the summary of errors links to the fields, and is not there without errors', () => {
  const html = render(<ErrorSummary attempt={1} errors={[{ field: 'cpf', message: 'CPF inválido.' }]} />);
  expect(findTags(html, { tag: 'a', href: '#cpf' })).toHaveLength(1);
  expect(findTags(html, { role: 'group' })[0]).toMatchObject({
    'aria-label': 'Confira os campos abaixo',
    tabindex: '-1',
  });
  expect(render(<ErrorSummary attempt={1} errors={[]} />)).toBe('');
});
