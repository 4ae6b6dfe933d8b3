import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from '#/backend/mail/mail.ts';
import { createSmtpTransport } from '#/backend/mail/smtp-transport.ts';
import { createMailServer } from '../../support/mail/mail-server.ts';

const sockets = new Set<Socket>();
const timers = new Set<NodeJS.Timeout>();
const hanging = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => {});
  socket.write('220 mail.example\r\n');
  socket.once('data', () => {
    timers.add(setInterval(() => socket.write('250-mail.example\r\n'), 20));
  });
});
const mail = (to: string): Mail => ({ to, subject: 'Oi', text: 'Oi', html: '<p>Oi', messageId: `<${to}>` });

beforeEach(() => new Promise<void>((done) => void hanging.listen(0, '127.0.0.1', done)));
afterEach(async () => {
  for (const timer of timers) clearInterval(timer);
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => hanging.close(done));
});

test('a server that hangs in the middle of a mail is waited for so long and no longer, and its connection given up', async () => {
  const { port } = hanging.address() as AddressInfo;
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Vitrine <a@loja.example>', 300);
  const sends = Array.from({ length: 3 }, (_, index) =>
    transport.send(mail(`pessoa${index}@exemplo.com.br`)),
  );
  const outcomes = await Promise.allSettled(sends);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason as Error)).toContainEqual(
    expect.objectContaining({ message: 'the mail server took over 300 ms' }),
  );
  await expect.poll(() => [...sockets].filter(({ destroyed }) => !destroyed)).toEqual([]);
  transport.close();
});

test('once it is well again, mails go out as before', async () => {
  const { port } = hanging.address() as AddressInfo;
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Vitrine <a@loja.example>', 300);
  const sends = Array.from({ length: 4 }, (_, index) =>
    transport.send(mail(`pessoa${index}@exemplo.com.br`)),
  );
  await Promise.allSettled(sends);
  await new Promise<void>((done) => {
    hanging.close(() => done());
    for (const socket of sockets) socket.destroy();
  });
  const well = createMailServer();
  await well.start(port);
  await transport.send(mail('ana@exemplo.com.br'));
  expect(well.mailsTo('ana@exemplo.com.br')).toHaveLength(1);
  transport.close();
  await well.stop();
  await new Promise<void>((done) => void hanging.listen(0, '127.0.0.1', done));
});
