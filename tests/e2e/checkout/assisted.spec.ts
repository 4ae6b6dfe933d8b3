import { expect, type Browser, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { listOffersWithSeats } from '../course/support/seeded-offers.ts';
import { fillPerson, openAccount, openSession, signIn } from '../steps/identification.ts';
import { openMail } from '../steps/mailbox.ts';
import { payAtBank } from '../steps/bank.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const desk = () => {
  const { id_produto, id_oferta } = listOffersWithSeats()[0]!.offer;
  return `/compra-assistida/${id_produto}-${id_oferta}`;
};

async function otherPerson(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const extraHTTPHeaders = { 'x-forwarded-for': '10.77.1.3' };
  const context = await browser.newContext({ extraHTTPHeaders, javaScriptEnabled, locale: 'pt-BR' });
  return context.newPage();
}

// ASSISTED-1
test(
  'who sells sees no hearts and no purchase of their own, but the way to sell the offer',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.slow();
    const { path, offer } = listOffersWithSeats()[0]!;
    const partsOf = (shop: Page) => {
      const main = shop.getByRole('main');
      return {
        hearts: main.locator('.heart').filter({ visible: true }),
        buying: main.getByRole('link', { name: 'Quero me matricular' }),
        selling: main.getByRole('link', { name: 'Vender esta turma' }),
        forCompanies: main.getByRole('link', { name: 'Comprar vagas para a empresa' }),
      };
    };
    // The server makes it for a visitor first, and keeps its fragments.
    const visitor = partsOf(page);
    for (const address of ['/busca', path]) await page.goto(address);
    await expect(visitor.buying.first()).toBeVisible();
    await expect(visitor.selling).toHaveCount(0);
    await expect(visitor.forCompanies).toBeVisible();
    await expect(visitor.hearts.first()).toBeVisible();

    for (const email of ['vendas@vitrine.dev', 'supervisor@vitrine.dev']) {
      const shop = await otherPerson(browser);
      const { hearts, buying, selling, forCompanies } = partsOf(shop);
      await openSession(shop, email);
      await shop.goto('/busca');
      await expect(shop.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(hearts).toHaveCount(0);
      await shop.goto(path);
      await expect(selling.first()).toBeVisible();
      await expect(buying).toHaveCount(0);
      await expect(forCompanies).toHaveCount(0);
      await expect(hearts).toHaveCount(0);
      await expectSoundInBothWidths(shop);
      await selling.first().click();
      await shop.waitForURL(`**/compra-assistida/${offer.id_produto}-${offer.id_oferta}`);
      await shop.context().close();
    }
  },
);

test(
  'from the call to the enrolment: a seller registers a student and asks for a discount, the supervisor approves, the student makes a login and pays (ASSISTED-6, ASSISTED-7, ASSISTED-10)',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const student = makePerson();
    await page.goto(desk());
    await untilHydrated(page);
    await expectSoundInBothWidths(page);
    await signIn(page, 'vendas@vitrine.dev', 'Errada2026');
    await expect(page.getByRole('alert')).toBeVisible();
    await signIn(page, 'vendas@vitrine.dev', 'Vitrine2026');
    await expect(page.getByRole('button', { name: 'Procurar' })).toBeVisible();
    await untilHydrated(page);
    expect(new URL(page.url()).pathname).toBe(desk());
    await expectSoundInBothWidths(page);
    await page.getByLabel('CPF', { exact: true }).fill(student.cpf);
    await page.getByRole('button', { name: 'Procurar' }).click();
    await expect(page.getByRole('heading', { name: 'Aluno novo' })).toBeVisible();
    await fillPerson(page, student);
    await page.getByLabel('Desconto em %').fill('15');
    await page.getByRole('button', { name: 'Criar o link' }).click();
    await expect(page.getByText(/^Acima de 10% o desconto vai para aprovação/).first()).toBeVisible();
    await expectSoundInBothWidths(page);
    await page.getByLabel('Motivo do desconto').fill('Segunda matrícula da família');
    await page.getByRole('button', { name: 'Criar o link' }).click();
    await page.waitForURL(/\/minhas-vendas\/\d+$/);
    const proposal = page.url();
    await expect(page.getByText('Aguardando aprovação')).toBeVisible();
    await expectSoundInBothWidths(page);

    const supervisor = await otherPerson(browser);
    await openSession(supervisor, 'supervisor@vitrine.dev');
    await supervisor.goto('/minhas-vendas');
    await untilHydrated(supervisor);
    await expectSoundInBothWidths(supervisor);
    await supervisor
      .getByRole('region', { name: 'Para aprovar' })
      .locator('li', { hasText: 'Segunda matrícula da família' })
      .last()
      .getByRole('link')
      .click();
    await expect(supervisor.getByText('Segunda matrícula da família').first()).toBeVisible();
    await expectSoundInBothWidths(supervisor);
    await supervisor.getByRole('button', { name: 'Aprovar e enviar o link' }).click();
    await expect(supervisor.getByRole('heading', { name: 'Link do aluno' })).toBeVisible();
    await supervisor.context().close();

    await page.goto(proposal);
    await untilHydrated(page);
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await expectSoundInBothWidths(page);

    const theirs = await otherPerson(browser);
    await theirs.goto(link);
    await untilHydrated(theirs);
    await expect(theirs.getByText(student.nome)).toHaveCount(0);
    await expectSoundInBothWidths(theirs);
    await theirs.getByRole('link', { name: 'Criar meu acesso' }).click();
    await theirs.getByRole('button', { name: /^Enviar código para/ }).click();
    await expect(theirs.getByText(/^Código enviado para/)).toBeVisible();
    await openMail(page, 'Seu código para criar o acesso', student.email);
    const code = await page
      .frameLocator('iframe')
      .getByText(/^\d{6}$/)
      .innerText();
    await theirs.getByLabel('Código de 6 números').fill(code);
    await theirs.getByLabel('Senha', { exact: true }).fill(student.senha);
    await theirs.getByLabel('Li e aceito os termos').check();
    await expectSoundInBothWidths(theirs);
    await theirs.getByRole('button', { name: 'Criar acesso e continuar' }).click();
    await theirs.waitForURL(link);
    await untilHydrated(theirs);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Confirme sua compra');
    await expect(theirs.getByText(student.nome)).toBeVisible();
    await expectSoundInBothWidths(theirs);
    await theirs.getByRole('button', { name: 'Ler o contrato e pagar' }).click();
    await theirs.waitForURL(/\/minhas-compras\/[0-9A-Z]{26}$/);
    await expect(theirs.getByRole('heading', { name: 'Atendimento' })).toBeVisible();
    await expectSoundInBothWidths(theirs);
    await theirs.getByLabel('Li e aceito o contrato').check();
    await theirs.getByRole('button', { name: 'Ir para o pagamento' }).click();
    await theirs.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
    await payAtBank(theirs);
    await expect(theirs.getByRole('heading', { name: 'Matrícula confirmada' })).toBeVisible();
    await theirs.context().close();

    await page.goto(proposal);
    await expect(page.getByText('Matrícula confirmada')).toBeVisible();
    await expectSoundInBothWidths(page);
  },
);

test(
  'without JavaScript a seller signs in on the page, finds a student by CPF and makes a link, at which the student signs in',
  { tag: '@once' },
  async ({ browser }) => {
    const person = makePerson();
    const student = await otherPerson(browser, false);
    await openAccount(student, person);
    const page = await otherPerson(browser, false);
    await page.goto(desk());
    await signIn(page, 'vendas@vitrine.dev', 'Vitrine2026');
    await page.waitForURL(`**${desk()}`);
    await page.getByLabel('CPF', { exact: true }).fill(person.cpf);
    await page.getByRole('button', { name: 'Procurar' }).click();
    await expect(page.getByRole('heading', { name: 'Aluno encontrado' })).toBeVisible();
    await expect(page.getByText(person.email)).toHaveCount(0);
    await page.getByLabel('Desconto em %').fill('99');
    await page.getByRole('button', { name: 'Criar o link' }).click();
    await expect(page.getByText('Informe um número inteiro de 0 a 50').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Aluno encontrado' })).toBeVisible();
    await page.getByLabel('Desconto em %').fill('10');
    await page.getByRole('button', { name: 'Criar o link' }).click();
    await page.waitForURL(/\/minhas-vendas\/\d+$/);
    await student.context().clearCookies();
    await student.goto(await page.getByRole('textbox', { name: 'Link' }).inputValue());
    await expect(student.getByText(person.nome)).toHaveCount(0);
    await signIn(student, person.email, person.senha);
    await student.waitForURL(/\/compra-assistida\/\d+-\d+\?link=/);
    await student.getByRole('button', { name: 'Ler o contrato e pagar' }).click();
    await student.waitForURL(/\/minhas-compras\/[0-9A-Z]{26}$/);
    for (const each of [student, page]) await each.context().close();
  },
);

test(
  'a seat that an employer pays for is approved by the supervisor and confirmed by the employer, without JavaScript too (ASSISTED-16, ASSISTED-17)',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const person = makePerson();
    const student = await otherPerson(browser);
    await openAccount(student, person);
    await student.context().close();
    const employer = makePerson().email;
    await openSession(page, 'vendas@vitrine.dev');
    await page.goto(`/iniciar-matricula-assistida?turma=${desk().split('/').at(-1)!}`);
    await untilHydrated(page);
    await page.getByLabel('CPF', { exact: true }).fill(person.cpf);
    await page.getByRole('button', { name: 'Procurar' }).click();
    await expect(page.getByRole('heading', { name: 'Aluno encontrado' })).toBeVisible();
    await page.getByLabel('Nome da empresa').fill('Metalúrgica Hoffmann');
    await page.getByLabel('CNPJ').fill('11222333000181');
    await page.getByRole('button', { name: 'Enviar para aprovação' }).click();
    await expect(page.getByLabel('E-mail da empresa')).toHaveAccessibleDescription(/obrigatório/);
    await page.getByLabel('E-mail da empresa').fill(employer);
    await expectSoundInBothWidths(page);
    await page.getByRole('button', { name: 'Enviar para aprovação' }).click();
    await page.waitForURL(/\/minhas-vendas\/\d+$/);
    const proposal = page.url();
    await expect(page.getByText('A matrícula espera pela aprovação do supervisor')).toBeVisible();
    await expectSoundInBothWidths(page);

    const supervisor = await otherPerson(browser, false);
    await openSession(supervisor, 'supervisor@vitrine.dev');
    await supervisor.goto('/minhas-vendas');
    await supervisor
      .getByRole('region', { name: 'Para aprovar' })
      .locator('li', { hasText: 'Metalúrgica Hoffmann' })
      .last()
      .getByRole('link')
      .click();
    await supervisor.getByRole('button', { name: 'Recusar' }).click();
    await expect(supervisor.getByLabel('Motivo, se recusar')).toHaveAccessibleDescription(/obrigatório/);
    await supervisor.getByRole('button', { name: 'Aprovar e perguntar à empresa' }).click();
    await expect(supervisor.getByText('Falta a empresa confirmar que paga')).toBeVisible();
    await supervisor.context().close();

    await openMail(page, 'Confirme se a sua empresa paga uma matrícula', employer);
    const link = await page
      .frameLocator('iframe')
      .getByRole('link', { name: 'Confirmar ou recusar' })
      .getAttribute('href');
    // Looking uses nothing up.
    await page.goto(link!);
    await expectSoundInBothWidths(page);
    const theirs = await otherPerson(browser, false);
    await theirs.goto(link!);
    await expect(theirs.getByRole('heading', { name: 'A sua empresa paga esta matrícula?' })).toBeVisible();
    await expect(theirs.getByText(person.nome)).toHaveCount(0);
    await theirs.getByRole('button', { name: 'Confirmar que a empresa paga' }).click();
    await expect(theirs.getByRole('heading', { name: 'Confirmado: a empresa paga' })).toBeVisible();
    await theirs.context().close();

    await page.goto(proposal);
    await expect(page.getByRole('heading', { name: 'Link do aluno' })).toBeVisible();
    await expect(page.getByText('Confirmou que paga')).toBeVisible();
  },
);
