import { expect } from '@playwright/test';
import { openSession } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

test(
  'a question of the school is refused with HTML in it, stands in the shop, and is gone when deleted',
  { tag: '@once' },
  async ({ page }) => {
    await openSession(page, 'admin@vitrine.dev');
    await page.goto('/gestao/conteudo');
    await page.getByRole('link', { name: 'Perguntas frequentes', exact: true }).click();
    await page.getByRole('link', { name: 'Nova pergunta' }).click();
    await untilHydrated(page);
    await page.getByLabel('Seção').fill('Cantina');
    await page.getByLabel('Pergunta', { exact: true }).fill('Tem almoço?');
    const text = page.getByLabel('Resposta');
    await text.fill('Tem <b>sim</b>.');
    await page.getByRole('button', { name: 'Criar pergunta' }).click();
    await expect(page.getByText('HTML não é aceito').first()).toBeVisible();
    await expect(text).toHaveValue('Tem <b>sim</b>.');
    await text.fill('Tem, **todo dia**.');
    await page.getByRole('button', { name: 'Criar pergunta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perguntas frequentes');
    await expectSoundPage(page);

    await page.goto('/perguntas-frequentes');
    await page.getByText('Tem almoço?').click();
    await expect(page.locator('strong', { hasText: 'todo dia' })).toBeVisible();

    await page.goto('/gestao/conteudo/perguntas');
    await page.getByRole('link', { name: 'Tem almoço?' }).click();
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Apagar pergunta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perguntas frequentes');
    await expect(page.getByText('Tem almoço?')).toBeHidden();
  },
);

test(
  'a text goes from draft by preview to the shop; the second of two editors loses nothing',
  { tag: '@once' },
  async ({ page, context }) => {
    await openSession(page, 'admin@vitrine.dev');
    await page.goto('/gestao/conteudo/blog/novo');
    await untilHydrated(page);
    await page.getByLabel('Título').fill('Como é a aula de solda');
    await page.getByLabel('Resumo').fill('Uma noite na oficina.');
    await page.getByLabel('Texto', { exact: true }).fill('## Antes\n\nMáscara e luvas.');
    await page.getByRole('button', { name: 'Criar rascunho' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar texto');
    const other = await context.newPage();
    await other.goto(page.url());
    await untilHydrated(other);

    await page.getByLabel('Resumo').fill('Uma noite na oficina de solda.');
    await page.getByRole('button', { name: 'Salvar texto' }).click();
    await expect(page.getByText('Texto salvo.')).toBeVisible();
    await other.getByLabel('Resumo').fill('Outro resumo.');
    await other.getByRole('button', { name: 'Salvar texto' }).click();
    await expect(other.getByText('Outra pessoa salvou enquanto você editava.')).toBeVisible();
    await expect(other.getByLabel('Resumo')).toHaveValue('Outro resumo.');
    await other.close();

    await page.getByRole('link', { name: 'Prévia do que está salvo' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Antes' })).toBeVisible();
    await expect(page.getByText('Uma noite na oficina de solda.')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao texto' }).click();
    await page.getByRole('button', { name: 'Publicar na loja' }).click();
    await page.getByRole('link', { name: 'Ver na loja' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como é a aula de solda');
    await expectSoundPage(page);
  },
);

test(
  'a page of the school is drawn from its words, linked in the footer, and moves with its old address',
  { tag: '@once' },
  async ({ page }) => {
    await openSession(page, 'admin@vitrine.dev');
    await page.goto('/gestao/conteudo');
    await page.getByRole('link', { name: 'Páginas da escola' }).click();
    await page.getByRole('link', { name: 'Nova página' }).click();
    await untilHydrated(page);
    await page.getByLabel('Título').fill('Nossas oficinas');
    await page.getByLabel('Resumo').fill('Onde as aulas acontecem.');
    await page.getByLabel('Texto', { exact: true }).fill('## Solda\n\nDoze **cabines**.');
    await page.getByLabel('Mostrar na loja').check();
    await page.getByRole('button', { name: 'Criar página' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Nossas oficinas' }).click();
    await untilHydrated(page);
    await page.getByLabel('Fim do endereço (opcional)').fill('oficinas');
    await page.getByRole('button', { name: 'Salvar página' }).click();
    await expect(page.getByText('Página salva.')).toBeVisible();

    await page.goto('/sobre/nossas-oficinas');
    await expect(page).toHaveURL(/\/sobre\/oficinas$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Solda' })).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Nossas oficinas' }),
    ).toHaveAttribute('href', '/sobre/oficinas');
    await expectSoundPage(page);
    await page.goto('/gestao/conteudo/paginas');
    await page.getByRole('main').getByRole('link', { name: 'Nossas oficinas' }).click();
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Apagar página' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Páginas da escola');
    await expect(page.getByRole('main').getByText('Nossas oficinas')).toBeHidden();
  },
);

test(
  'a mail says what the school writes: a wrong field is named with its line, and the preview shows the rest',
  { tag: '@once' },
  async ({ page }) => {
    await openSession(page, 'admin@vitrine.dev');
    await page.goto('/gestao/emails');
    await expectSoundPage(page);
    await page.getByRole('link', { name: 'Boleto perto de vencer' }).click();
    await untilHydrated(page);
    const opening = page.getByLabel('Abertura');
    await opening.fill('Oi, {{nome}}.\n\nFalta {{dias}}.');
    await page.getByRole('button', { name: 'Salvar texto' }).click();
    await expect(page.getByText('Linha 3: o campo {{dias}} não existe').first()).toBeVisible();
    await expect(opening).toHaveValue('Oi, {{nome}}.\n\nFalta {{dias}}.');
    await opening.fill('O **boleto** vence logo: {{prazo}}.');
    await page.getByRole('button', { name: 'Ver prévia' }).click();
    await expect(page.getByRole('heading', { name: 'Prévia do que está escrito' })).toBeVisible();
    const mail = page.frameLocator('iframe[title="Prévia do e-mail"]');
    await expect(mail.locator('strong', { hasText: 'boleto' })).toBeVisible();
    await page.getByRole('button', { name: 'Mandar um teste para mim' }).click();
    await expect(page.getByText('E-mail: guardado na caixa de entrada')).toBeVisible();
    await page.getByRole('button', { name: 'Salvar texto' }).click();
    await expect(page.getByText('Texto salvo.')).toBeVisible();
    await expectSoundPage(page);
    await page.getByRole('link', { name: 'Histórico' }).click();
    await expect(page.getByText('Abertura, depois')).toBeVisible();
    await page.getByRole('button', { name: 'Voltar ao texto de antes' }).click();
    await page.getByRole('link', { name: 'Boleto perto de vencer' }).click();
    await expect(page.getByLabel('Abertura')).toHaveValue('');
  },
);
