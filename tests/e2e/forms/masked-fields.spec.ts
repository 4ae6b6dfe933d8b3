import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../steps/test.ts';
import { findForm } from './shop-forms.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+v');
}

const setCaret = (field: Locator, from: number, to = from) =>
  field.evaluate(
    (input: HTMLInputElement, [start, end]) => input.setSelectionRange(start!, end!),
    [from, to],
  );

const caretOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart);

const phones = {
  typed: ['48991234567', '+5548991234567', '048991234567'],
  pasted: [
    '+55 (48) 99123-4567',
    '+5548991234567',
    '0055 48 99123 4567',
    '048 99123-4567',
    '55 48 99123-4567',
    ' 48 99123.4567 ',
  ],
  shown: '(48) 99123-4567',
};
const cpfs = {
  typed: ['52998224725', '529.982.247-25'],
  pasted: ['52998224725', '529.982.247-25', ' 529 982 247 / 25\n', 'CPF 529.982.247-25'],
  shown: '529.982.247-25',
};

const maskedFields = [
  { form: 'create account', label: 'Telefone com DDD', ...phones },
  { form: 'company lead', label: 'Telefone com DDD', ...phones },
  { form: 'callback', label: 'Telefone', ...phones },
  { form: 'phones', label: 'Outro telefone (opcional)', ...phones },
  { form: 'phone', label: 'Telefone com DDD', ...phones },
  { form: 'create account', label: 'CPF', ...cpfs },
  { form: 'guardian', label: 'CPF', ...cpfs },
  {
    form: 'company lead',
    label: 'CNPJ',
    typed: ['12abc34501de35', '12.ABC.345/01DE-35'],
    pasted: ['12ABC34501DE35', ' 12.abc.345/01de-35 '],
    shown: '12.ABC.345/01DE-35',
  },
  {
    form: 'address',
    label: 'CEP',
    typed: ['99999999', '99999-999'],
    pasted: ['99.999-999', '99999999 '],
    shown: '99999-999',
  },
];

for (const { form: name, label, typed, pasted, shown } of maskedFields) {
  test(`${label} of ${name} takes what is typed and pasted`, async ({ page }) => {
    const form = await findForm(name).open(page);
    const field = form.getByLabel(label, { exact: true });
    for (const text of typed) {
      await field.press('ControlOrMeta+a');
      await field.pressSequentially(text);
      await expect(field).toHaveValue(shown);
      expect(await caretOf(field)).toBe(shown.length);
    }
    for (const text of pasted) {
      await paste(page, field, text);
      await expect(field).toHaveValue(shown);
    }
    await field.press('Tab');
    await expect(field).toHaveValue(shown);
  });
}

test('in the middle the caret stays, signs are passed, and a full field takes no more', async ({ page }) => {
  const form = await findForm('create account').open(page);
  const cpf = form.getByLabel('CPF', { exact: true });
  await cpf.pressSequentially('52998224725');
  await setCaret(cpf, 5);
  await page.keyboard.type('0');
  await expect(cpf).toHaveValue('529.982.247-25');
  expect(await caretOf(cpf)).toBe(5);

  // Forward over the point behind 529, then the 9 and the 8; back over the point again.
  await setCaret(cpf, 3);
  for (const [key, value, caret] of [
    ['Delete', '529.982.247-25', 4],
    ['Delete', '529.822.472-5', 4],
    ['Delete', '529.224.725', 4],
    ['Backspace', '529.224.725', 3],
    ['Backspace', '522.247.25', 2],
    ['9', '529.224.725', 3],
    ['9', '529.922.472-5', 5],
    ['8', '529.982.247-25', 6],
  ] as const) {
    await page.keyboard.press(key);
    expect([key, await cpf.inputValue(), await caretOf(cpf)]).toEqual([key, value, caret]);
  }
  await setCaret(cpf, 0, 3);
  await page.keyboard.type('1');
  await expect(cpf).toHaveValue('198.224.725');
  expect(await caretOf(cpf)).toBe(1);
});

test('a phone of eight digits gets its own form when it is left, also after it was changed', async ({
  page,
}) => {
  const form = await findForm('create account').open(page);
  const phone = form.getByLabel('Telefone com DDD', { exact: true });
  await phone.pressSequentially('4832311234');
  await phone.press('Tab');
  await expect(phone).toHaveValue('(48) 3231-1234');
  await phone.press('End');
  await phone.press('Backspace');
  await phone.pressSequentially('56');
  await expect(phone).toHaveValue('(48) 32311-2356');
});

// FORM-32
test('a phone of another country stays as it was typed, pasted or filled in, and is informed so', async ({
  page,
}) => {
  const form = await findForm('create account').open(page);
  const phone = form.getByLabel('Telefone com DDD', { exact: true });
  const said = 'Informe um telefone do Brasil, com DDD. Este é de outro país.';
  const ways = [
    async (text: string) => {
      await phone.press('ControlOrMeta+a');
      await phone.pressSequentially(text);
    },
    (text: string) => paste(page, phone, text),
    (text: string) => phone.fill(text),
  ];
  for (const text of ['+54 11 4321-5678', '+1 415 555 2671', '0081 90-1234-5678']) {
    for (const write of ways) {
      await write(text);
      await phone.press('Tab');
      await expect(phone).toHaveValue(text);
      await expect(phone).toHaveAccessibleDescription(said);
    }
  }
  await paste(page, phone, '+55 48 99123-4567');
  await expect(phone).toHaveValue('(48) 99123-4567');
  await expect(phone).not.toHaveAttribute('aria-invalid');
});

// FORM-1
test('a name with an apostrophe stays as it was typed, and a broken rule is marked', async ({ page }) => {
  const form = await findForm('create account').open(page);
  const name = form.getByLabel('Nome completo', { exact: true });
  await name.pressSequentially("Maria d'Ávila Wolff-Schmidt");
  await name.press('Tab');
  await expect(name).toHaveValue("Maria d'Ávila Wolff-Schmidt");
  await expect(name).not.toHaveAttribute('aria-invalid');
  await name.fill("Maria D'ÁVILA");
  await name.press('Tab');
  await expect(name).toHaveValue("Maria D'ÁVILA");
  const broken = form.getByRole('listitem').filter({ has: page.getByLabel('Falta:') });
  await expect(broken.filter({ hasText: 'Cada palavra deve' })).toHaveText([
    'Cada palavra deve começar com letra maiúscula e não ter outra letra maiúscula',
  ]);
});

test('a whole date goes into its three fields, whichever of them it is pasted into', async ({ page }) => {
  const form = await findForm('create account').open(page);
  const parts = ['Dia', 'Mês', 'Ano'].map((label) => form.getByLabel(label, { exact: true }));
  for (const [index, text] of ['05/03/1998', '05.03.1998', '05031998', '1998-03-05\n'].entries()) {
    await paste(page, parts[index % 3]!, text);
    for (const [place, value] of ['05', '03', '1998'].entries()) {
      await expect(parts[place]!).toHaveValue(value);
      await parts[place]!.fill('');
    }
  }
  await parts[0]!.pressSequentially('5/');
  await expect(parts[0]!).toHaveValue('5');
});

test('a birthplace as documents have it goes into city and state', async ({ page }) => {
  const form = await findForm('personal data').open(page);
  const city = form.getByLabel('Cidade onde nasceu');
  await city.fill('JARAGUÁ DO SUL/SC');
  await city.press('Tab');
  await expect(city).toHaveValue('Jaraguá do Sul');
  await expect(form.getByLabel('Estado onde nasceu')).toHaveValue('SC');
  await city.fill('Lisboa/PT');
  await city.press('Tab');
  await expect(city).toHaveValue('Lisboa/PT');
});

test('a name may be pasted with blanks of any kind', async ({ page }) => {
  const form = await findForm('create account').open(page);
  const name = form.getByLabel('Nome completo', { exact: true });
  await paste(page, name, '\u00a0 Ana\tMaria  da Silva\n');
  await name.press('Tab');
  await expect(name).toHaveValue('Ana Maria da Silva');
  await expect(name).not.toHaveAttribute('aria-invalid');
});

test('one press is enough, though leaving a field tells what is wrong above the button', async ({ page }) => {
  const form = await findForm('create account').open(page);
  const name = form.getByLabel('Nome completo', { exact: true });
  await name.pressSequentially('ana');
  // The rules of the name push the next field down by more than its height.
  await form.getByLabel('CPF', { exact: true }).click({ delay: 150 });
  await expect(form.getByLabel('CPF', { exact: true })).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('E-mail', { exact: true }).pressSequentially('ana@');
  await form.getByRole('button', { name: 'Mostrar senha' }).click({ delay: 150 });
  await expect(form.getByRole('button', { name: 'Mostrar senha', pressed: true })).toBeVisible();
  await expect(form.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});
