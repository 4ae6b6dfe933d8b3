import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '#/backend/db/database.ts';
import { issueOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { signBoletoLink } from '#/backend/modules/payments/boleto/boleto-token.ts';
import type { ApiClient } from '../../../support/backend/api-client.ts';
import type { TestBackend } from '../../../support/backend/backend.ts';
import { fillEveryTable, type Owner } from '../../http/support/fill-every-table.ts';
import type { EndpointAccess } from '../endpoint-access.ts';

export type Call = Pick<EndpointAccess, 'params' | 'query' | 'headers' | 'body'>;

export interface Belongings {
  owner: Owner;
  reads: Readonly<Record<string, Call>>;
  ids: Readonly<Record<string, string>>;
  offer: number;
  course: number;
  terms: { versao: string; sha256: string };
}

const purchaseKinds = {
  toAccept: { estado: 'AGUARDANDO_ACEITE', pago_em: null, aceite_em: null },
  toChoose: { estado: 'AGUARDANDO_PAGAMENTO', pago_em: null },
  toDiscount: { estado: 'AGUARDANDO_PAGAMENTO', pago_em: null },
  toCancel: { estado: 'AGUARDANDO_PAGAMENTO', pago_em: null },
  toRegenerate: { estado: 'AGUARDANDO_PAGAMENTO', pago_em: null, forma: 'pix' },
  toWithdraw: { estado: 'MATRICULADA' },
  toMeasure: { estado: 'MATRICULADA', medida_em: null },
} as const;

export async function giveBelongings(
  backend: TestBackend,
  client: ApiClient,
  owner: Owner,
): Promise<Belongings> {
  const { db, services } = backend;
  const filled = await fillEveryTable(backend, client, owner);
  const [bought] = await selectRows<{ codigo: string; id_oferta: number; id_produto: number }>(
    db,
    sql`SELECT codigo, id_oferta, id_produto FROM purchases JOIN offers USING (id_oferta)
      WHERE id_pessoa = ${owner.personId} AND empresa IS NULL AND responsavel IS NULL ORDER BY criado_em DESC LIMIT 1`,
  );
  const { codigo, id_oferta: offer, id_produto: course } = bought!;
  const ids: Record<string, string> = { purchase: codigo };
  const offers = await selectRows<{ id: number }>(
    db,
    sql`SELECT id_oferta AS id FROM offers WHERE inscricoes_ate > now() AND vagas_disponiveis > 5 AND preco_original_centavos > 0
      AND id_oferta <> ${offer} ORDER BY id_oferta LIMIT 20`,
  );
  for (const [index, [kind, state]] of Object.entries(purchaseKinds).entries()) {
    const key = `${'7'.repeat(22)}${String(index).padStart(3, '0')}${owner.mark || '0'}`;
    const row = {
      codigo: key,
      chave_idempotencia: randomUUID(),
      id_oferta: offers[index]!.id,
      codigo_cupom: null,
      vaga_retida: true,
      reserva_expira_em: later(),
      criado_em: new Date().toISOString(),
      aceite_em: new Date().toISOString(),
      pago_em: new Date().toISOString(),
      ...state,
    };
    await db.execute(sql`INSERT INTO purchases SELECT (jsonb_populate_record(p, ${JSON.stringify(row)}::jsonb)).*
      FROM purchases p WHERE codigo = ${codigo}`);
    ids[kind] = key;
  }
  // A discount that waits for the supervisor of the seller.
  await db.execute(sql`INSERT INTO assisted_proposals (tipo, id_vendedor, id_oferta, id_pessoa, cpf, situacao,
      preco_original_centavos, total_centavos, desconto_percentual, condicoes, serie, expira_em, criada_em)
    SELECT tipo, id_vendedor, ${offers[10]!.id}::int, id_pessoa, cpf, 'AGUARDANDO_APROVACAO', preco_original_centavos, total_centavos,
      10, condicoes, gen_random_uuid(), expira_em, criada_em
    FROM assisted_proposals WHERE id_pessoa = ${owner.personId} AND situacao = 'ABERTA' LIMIT 1`);
  const [more] = await selectRows<Record<string, string>>(
    db,
    sql`SELECT
      (SELECT max(id_opiniao)::text FROM reviews WHERE id_pessoa = ${owner.personId}) AS review,
      (SELECT max(id_pergunta)::text FROM questions WHERE id_pessoa = ${owner.personId} AND resposta IS NULL) AS question,
      (SELECT max(id)::text FROM data_requests WHERE id_pessoa = ${owner.personId}) AS "dataRequest",
      (SELECT max(id)::text FROM cpf_claims WHERE cpf = (SELECT cpf FROM persons WHERE id_pessoa = ${owner.personId})) AS claim,
      (SELECT max(id)::text FROM callback_requests WHERE email = ${owner.email}) AS lead,
      (SELECT id::text FROM new_acceptances WHERE codigo_compra = ${codigo}) AS acceptance,
      (SELECT max(id::text) FROM session_families f WHERE id_login = ${owner.loginId} AND agente IS NULL AND revogada_em IS NULL) AS session,
      (SELECT id::text FROM enrolment_documents d JOIN enrolments USING (protocolo) WHERE id_pessoa = ${owner.personId} LIMIT 1) AS document,
      (SELECT protocolo FROM enrolments WHERE id_pessoa = ${owner.personId} LIMIT 1) AS protocol,
      (SELECT max(id)::text FROM assisted_proposals WHERE id_pessoa = ${owner.personId}) AS proposal,
      (SELECT codigo FROM purchases WHERE id_pessoa = ${owner.personId} AND empresa IS NOT NULL LIMIT 1) AS ordered,
      (SELECT codigo FROM purchases WHERE id_pessoa = ${owner.personId} AND responsavel IS NOT NULL LIMIT 1) AS asked,
      (SELECT id FROM boletos b WHERE codigo_compra = ${codigo} LIMIT 1) AS boleto`,
  );
  Object.assign(ids, more);
  ids['v'] = signBoletoLink(services.keys, ids['boleto']!, new Date());
  for (const tipo of ['TROCAR_SENHA', 'CONFIRMAR_LOGIN', 'CONFIRMAR_EMAIL'] as const) {
    const dados = { email: owner.email, em: new Date().toISOString(), agente: null };
    ids[tipo] = await issueOneTimeToken(db, { tipo, loginId: owner.loginId, dados }, new Date());
  }
  const [terms] = await selectRows<{ versao: string; sha256: string }>(
    db,
    sql`SELECT versao, sha256 FROM contracts ORDER BY vigente_desde DESC LIMIT 1`,
  );
  return { owner, reads: filled.calls, ids, offer, course, terms: terms! };
}

const later = () => new Date(Date.now() + 86_400_000).toISOString();

export async function buyTheSame(db: Database, from: number, to: Owner): Promise<void> {
  const key = `${'8'.repeat(25)}${to.mark}`;
  await db.execute(sql`INSERT INTO purchases SELECT (jsonb_populate_record(p, jsonb_build_object(
      'codigo', ${key}::text, 'chave_idempotencia', ${key}::text, 'id_pessoa', ${to.personId}::int, 'codigo_cupom', NULL,
      'aluno', p.aluno || jsonb_build_object('nome', b.nome, 'cpf', b.cpf, 'email', ${to.email}::text)))).*
    FROM purchases p, persons b WHERE p.id_pessoa = ${from} AND b.id_pessoa = ${to.personId} LIMIT 1`);
}
