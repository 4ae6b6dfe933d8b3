import { request as httpRequest, type ClientRequest } from 'node:http';
import { expect } from '@playwright/test';
import { samplePdf } from '../../support/documents/sample-documents.ts';
import { makePerson } from '../../support/person.ts';
import { listGrantOffers } from '../course/support/seeded-offers.ts';
import { askForGrant } from '../steps/grant.ts';
import { openAccount } from '../steps/identification.ts';
import { test, untilHydrated } from '../steps/test.ts';

const offer = listGrantOffers()[0]!;
const path = `/inscricao/${offer.id_produto}/${offer.id_oferta}`;

function sendSlowly(origin: string, number: number): ClientRequest {
  const request = httpRequest(origin + path, {
    method: 'POST',
    headers: {
      origin,
      cookie: `dev_refreshToken=invented-${number}`,
      'content-type': 'multipart/form-data; boundary=a',
      'content-length': '9000000',
    },
  });
  request.on('error', () => {});
  request.write('--a');
  return request;
}

test(
  'a document is sent while strangers hold a dozen slow uploads (ENROLMENT-14)',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await openAccount(page, makePerson());
    await page.goto(path);
    await askForGrant(page);
    await untilHydrated(page);
    const strangers = Array.from({ length: 12 }, (_, index) => sendSlowly(baseURL!, index));
    const dripping = setInterval(() => strangers.forEach((stranger) => stranger.write('a')), 1000);
    try {
      await page.waitForTimeout(1500);
      await page.getByLabel('Qual documento').selectOption('Comprovante de renda');
      await page.getByLabel('Arquivo').setInputFiles({
        name: 'holerite.pdf',
        mimeType: 'application/pdf',
        buffer: samplePdf(`/Title (${'a'.repeat(2_000_000)})`),
      });
      await page.getByRole('button', { name: 'Enviar documento' }).click();
      await expect(page.getByRole('link', { name: 'holerite.pdf' })).toBeVisible();
    } finally {
      clearInterval(dripping);
      for (const stranger of strangers) stranger.destroy();
    }
  },
);
