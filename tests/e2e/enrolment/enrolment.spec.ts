import { expect, type Page } from '@playwright/test';
import { makePerson, type Person } from '../../support/person.ts';
import { listFreeOffers } from '../course/support/seeded-offers.ts';
import { openAccount } from '../steps/identification.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const offer = (place = 0) => listFreeOffers()[place]!;

const path = (place = 0) => `/inscricao/${offer(place).id_produto}/${offer(place).id_oferta}`;

async function complete(page: Page, person: Person): Promise<void> {
  await expect(page.getByLabel('Nome completo')).toHaveValue(person.nome);
  const schooling = page.getByLabel('Confirmo que tenho a escolaridade pedida');
  if ((await schooling.count()) > 0) await schooling.check();
  await page.getByLabel('Li e aceito a declaração').check();
  await page.getByRole('button', { name: 'Fazer minha inscrição' }).click();
}

test(
  'a person enrols in a free offer and gives it up again (ENROLMENT-1, ENROLMENT-10)',
  { tag: '@phone' },
  async ({ page }) => {
    const person = makePerson();
    await page.goto(path());
    await page.waitForURL(/\/autenticacao\?redirect_to=%2Finscricao/);
    await openAccount(page, person);
    await page.goto(`/checkout/${offer().id_produto}-${offer().id_oferta}`);
    await page.waitForURL(`**${path()}`);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Fazer minha inscrição' }).click();
    await expect(page.getByText('Para continuar, leia e aceite a declaração').first()).toBeVisible();
    await expectSoundInBothWidths(page);
    await complete(page, person);
    await expect(page.getByRole('heading', { level: 1, name: 'Sua inscrição' })).toBeFocused();
    await expect(page.getByText('Matrícula confirmada')).toBeVisible();
    const protocol = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.getByRole('main').innerText())![0];
    await expectSoundInBothWidths(page);
    await page.goto('/minhas-compras');
    await expect(page.getByText(`Inscrição gratuita, protocolo ${protocol}`)).toBeVisible();
    await expectSoundInBothWidths(page);
    await page.getByRole('link', { name: /Ver a inscrição/ }).click();
    await page.getByText('Desistir da inscrição').click();
    await page.getByRole('button', { name: 'Sim, quero desistir' }).click();
    await expect(page.getByText(`A inscrição ${protocol} terminou`)).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same goes by plain forms', { tag: '@once' }, async ({ page }) => {
    const person = makePerson();
    await openAccount(page, person);
    await page.goto(path(1));
    await page.getByRole('button', { name: 'Fazer minha inscrição' }).click();
    await expect(page.getByText('Para continuar, leia e aceite a declaração').first()).toBeVisible();
    await complete(page, person);
    await expect(page.getByText('Matrícula confirmada')).toBeVisible();
    await page.getByText('Desistir da inscrição').click();
    await page.getByRole('button', { name: 'Sim, quero desistir' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inscrição gratuita' })).toBeVisible();
    await expect(page.getByText(/A inscrição .* terminou/)).toBeVisible();
  });
});
