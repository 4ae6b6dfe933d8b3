import { expect, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { openAccount } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const { offer } = listSeededOffers().find(
  (seeded) =>
    isOpen(seeded.offer) &&
    (seeded.offer.vagas_disponiveis ?? 0) > 12 &&
    (seeded.offer.idade_minima ?? 0) <= 18,
)!;

async function enrol(page: Page, shopper: ReturnType<typeof makePerson>) {
  await openAccount(page, shopper);
  await page.goto(`/checkout/${offer.id_produto}-${offer.id_oferta}`);
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  const purchase = page.url().replace('/pix/', '/minhas-compras/');
  const bank = (await page.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href'))!;
  await actAtBank(page, bank, 'Pagar', 'Pagamento enviado.');
  return { purchase, bank };
}

async function actAtBank(page: Page, bank: string, action: string, done: string): Promise<void> {
  await page.goto(bank);
  await page.getByRole('button', { name: action, exact: true }).click();
  await expect(page.getByText(done, { exact: true })).toBeVisible();
}

const rights = (page: Page) => page.getByRole('region', { name: 'Seus direitos' });
const refund = (page: Page) => page.getByRole('region', { name: 'Devolução' });

// REFUND-1, REFUND-2, REFUND-5
test(
  'who has paid gives the offer up within the days shown, and sees the money go back',
  { tag: '@phone' },
  async ({ page }) => {
    const { purchase } = await enrol(page, makePerson());
    await page.goto(purchase);
    await untilHydrated(page);
    await expect(rights(page).getByText('Faltam 7 dias para desistir')).toBeVisible();
    await expect(page.getByRole('link', { name: /Falar com a gente sobre esta compra/ })).toHaveAttribute(
      'href',
      new RegExp(purchase.slice(-26)),
    );
    await expectSoundPage(page);
    await rights(page).getByRole('button', { name: 'Desistir da compra' }).click();
    const question = page.getByRole('dialog', { name: 'Desistir desta compra?' });
    await expectSoundPage(page);
    await question.getByRole('button', { name: 'Manter a matrícula' }).click();
    await expect(question).toBeHidden();
    await rights(page).getByRole('button', { name: 'Desistir da compra' }).click();
    await question.getByRole('button', { name: 'Desistir da compra' }).click();
    await expect(refund(page).getByText(/foram devolvidos em .*, por Pix/)).toBeVisible();
    await expect(rights(page)).toBeHidden();
    await expect(page.getByText('O valor que você pagou foi devolvido. Não há nada a fazer.')).toBeVisible();
    await expectSoundPage(page);
  },
);

// REFUND-6
test(
  'money that can’t go back the way it came goes to a Pix key, in one form',
  { tag: '@phone' },
  async ({ page }) => {
    const shopper = makePerson();
    const { purchase, bank } = await enrol(page, shopper);
    await actAtBank(page, bank, 'Recusar devolução', 'A conta de quem pagou não aceita mais devoluções.');
    await page.goto(purchase);
    await untilHydrated(page);
    await rights(page).getByRole('button', { name: 'Desistir da compra' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desistir da compra' }).click();
    await expect(refund(page).getByText('Devolução não realizada')).toBeVisible();
    await page.getByText('Prefiro receber em uma conta bancária').click();
    await expectSoundPage(page);
    const account = page.getByRole('form', { name: 'Receber em conta bancária' });
    await account.getByLabel('Código do banco').fill('001');
    await account.getByLabel('Agência').fill('1234-5');
    await account.getByLabel('Conta com dígito').fill('123456-x');
    await account.getByLabel('CPF').fill('529.982.247-25');
    await account.getByRole('button', { name: 'Receber a devolução' }).click();
    const otherCpf = 'A chave ou a conta precisa ser do mesmo CPF da compra.';
    await expect(account.getByText(otherCpf).first()).toBeVisible();
    await expectSoundPage(page);

    const key = page.getByRole('form', { name: 'Receber por Pix' });
    await key.getByLabel('Chave Pix').fill(shopper.cpf);
    await key.getByRole('button', { name: 'Receber a devolução' }).click();
    await expect(
      refund(page).getByText(/foram devolvidos em .*, para a chave Pix que você informou/),
    ).toBeVisible();
    await expect(key).toBeHidden();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a purchase is given up after one question, and its refund named a key @once', async ({ page }) => {
    const { purchase, bank } = await enrol(page, makePerson());
    await actAtBank(page, bank, 'Recusar devolução', 'A conta de quem pagou não aceita mais devoluções.');
    await page.goto(purchase);
    await rights(page).getByRole('button', { name: 'Desistir da compra' }).click();
    await expect(rights(page).getByText('Desistir desta compra?')).toBeVisible();
    await rights(page).getByRole('button', { name: 'Desistir da compra' }).click();
    await expect(refund(page).getByText('Devolução não realizada')).toBeVisible();
    const key = page.getByRole('form', { name: 'Receber por Pix' });
    await key.getByLabel('Tipo da chave').selectOption('email');
    await key.getByLabel('Chave Pix').fill('isto não é um e-mail');
    await key.getByRole('button', { name: 'Receber a devolução' }).click();
    await expect(key.getByText('Informe um e-mail válido').first()).toBeVisible();
    await expect(key.getByLabel('Chave Pix')).toHaveValue('isto não é um e-mail');
    await key.getByLabel('Chave Pix').fill('ana@exemplo.com.br');
    await key.getByRole('button', { name: 'Receber a devolução' }).click();
    await expect(refund(page).getByText(/para a chave Pix que você informou/)).toBeVisible();
  });
});
