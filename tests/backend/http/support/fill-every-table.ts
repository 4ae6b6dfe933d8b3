import { gzipSync } from 'node:zlib';
import { emptyPlan, reportOf } from '#/backend/modules/course-desk/import/plan/import-plan.ts';
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { seatLinkUrl } from '#/backend/modules/orders/company-seat/seat-link.ts';
import type { BoletoCharge } from '#/contract/purchasing/boleto.ts';
import { employerLinkUrl } from '#/backend/modules/assisted/employer/employer-link.ts';
import { proposalLinkUrl } from '#/backend/modules/assisted/proposal-link.ts';
import type { GuardianRequest } from '#/contract/purchasing/guardian.ts';
import type { ApiClient } from '../../../support/backend/api-client.ts';
import type { TestBackend } from '../../../support/backend/backend.ts';
import type { EndpointAccess } from '../../account/endpoint-access.ts';
import { plantProgramme } from './plant-programme.ts';

export interface FilledTables {
  calls: Readonly<Record<string, Pick<EndpointAccess, 'params' | 'query'>>>;
  /** The `ctid` of a row. Throws when there is none. */
  findRow(table: string, where?: string): Promise<string>;
}

export interface Owner {
  personId: number;
  loginId: number;
  email: string;
  mark: string;
  seller: string;
  admin: string;
}

const firstOf = (kind: string) =>
  `(SELECT id_login FROM logins WHERE tipo_login = '${kind}' ORDER BY 1 LIMIT 1)`;

export const seededStudent: Owner = {
  personId: 1,
  loginId: 1,
  email: 'aluno@vitrine.dev',
  mark: '',
  seller: firstOf('CONTACT_CENTER'),
  admin: firstOf('ADMIN'),
};

const hashOf = (text: string) => sql`decode(${createHash('sha256').update(text).digest('hex')}, 'hex')`;

interface InsertedRows {
  /** What rows refer to, by the names under which {@link FilledTables.findRow} knows them. */
  names: Record<string, unknown>;
  asked: string;
  ordered: string;
  protocol: string;
  document: string;
  token: string;
  seatSeries: string;
  picture: string;
  importId: number;
}

/** Adds to the seed a row to each table it leaves empty, about its student and the course they bought. */
export async function insertRowOfEach(db: Database, owner: Owner = seededStudent): Promise<InsertedRows> {
  const { loginId, mark } = owner;
  const own = (key: string) => (mark ? key.slice(0, -mark.length) + mark : key);
  const hash = (text: string) => hashOf(text + mark);
  const token = own('B'.repeat(43));
  const protocol = own('AAAA-BBBB-CCCC');
  const [refund, again] = [`d1${mark}`, `d2${mark}`];
  const [bought] = await selectRows<Record<string, string | number>>(
    db,
    sql`SELECT p.codigo AS purchase, p.id_oferta AS offer, p.id_pessoa AS person, o.id_produto AS course,
        o.id_cidade AS city, c.id_area_atuacao AS area, c.id_grupo_area_atuacao AS "group"
      FROM purchases p JOIN offers o USING (id_oferta) JOIN courses c USING (id_produto)
      WHERE p.id_pessoa = ${owner.personId} LIMIT 1`,
  );
  const { purchase, offer, person, course, city, area, group } = bought!;
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const asked = own('0'.repeat(26));
  const ordered = own('1'.repeat(26));
  const seatSeries = randomUUID();
  const document = randomUUID();
  const txid = own('a'.repeat(32));
  const paid = own(`E${'1'.repeat(31)}`);
  const { email } = owner;
  const admin = sql.raw(owner.admin);
  const family = randomUUID();
  for (const statement of [
    sql`INSERT INTO reviews (id_produto, id_pessoa, nome_autor, nota, texto, situacao, criado_em)
      VALUES (${course}, ${person}, 'Ana S.', 5, 'Gostei muito das aulas.', 'PUBLICADA', ${now})
      ON CONFLICT (id_produto, id_pessoa) DO UPDATE SET situacao = 'PUBLICADA', motivo_recusa = NULL`,
    sql`INSERT INTO review_votes (id_opiniao, id_pessoa) SELECT max(id_opiniao), ${person}::int FROM reviews WHERE id_pessoa = ${person} ON CONFLICT DO NOTHING`,
    sql`INSERT INTO questions (id_produto, id_pessoa, nome_autor, texto, resposta, respondida_em, criado_em)
      VALUES (${course}, ${person}, 'Ana S.', 'Preciso levar luvas?', 'Não precisa.', ${now}, ${now}),
        (${course}, ${person}, 'Ana S.', 'E os óculos, levo?', NULL, NULL, ${now})`,
    sql`INSERT INTO favourites VALUES (${person}, ${course}, ${now}) ON CONFLICT DO NOTHING`,
    sql`INSERT INTO course_alerts (id_pessoa, id_produto, criado_em) VALUES (${person}, ${course}, ${now})`,
    sql`INSERT INTO callback_requests (nome, ddd, tel, email, criado_em) VALUES ('Ana', '48', '991230001', ${email}, ${now})`,
    sql`INSERT INTO company_leads (empresa, cnpj, nome, email, telefone, cidade, pessoas, mensagem, versao_consentimento, criado_em)
      VALUES ('Metal', '11222333000181', 'Ana', ${email}, '48991230001', 'Joinville', 3, 'Oi', '1', ${now})`,
    sql`INSERT INTO special_needs (id_pessoa, tipo, informado_em) VALUES (${person}, 'deficiencia-visual', ${now}) ON CONFLICT DO NOTHING`,
    sql`INSERT INTO consents (id_pessoa, tipo, versao, aceito, em) VALUES (${person}, 'NOVIDADES', '1', true, ${now})`,
    sql`INSERT INTO session_families (id, id_login, criada_em, expira_em) VALUES (${family}, ${loginId}, ${now}, ${later})`,
    sql`INSERT INTO refresh_tokens (hash, id_familia, geracao, emitido_em) VALUES (${hash('r')}, ${family}, 0, ${now})`,
    sql`INSERT INTO known_browsers (id_login, hash, usado_em) VALUES (${loginId}, ${hash('b')}, ${now})`,
    sql`INSERT INTO email_changes (id_login, de, para, em, desfazer_ate) VALUES (${loginId}, 'a@exemplo.com.br', ${email}, ${now}, ${later})`,
    sql`INSERT INTO one_time_tokens (hash, tipo, id_login, dados, criado_em, expira_em)
      SELECT ${hashOf(token)}, 'DESFAZER_EMAIL', ${loginId}::int, jsonb_build_object('id_troca', max(id)), ${now}::timestamptz, ${later}::timestamptz FROM email_changes WHERE id_login = ${loginId}`,
    sql`INSERT INTO data_requests (id_pessoa, tipo, canal, estado, nome, email, pedido, recebida_em, prazo)
      VALUES (${person}, 'CORRECAO', 'CONTA', 'ABERTA', 'Ana Souza', ${email}, 'Meu nome mudou.', ${now}, '2026-12-01')`,
    sql`INSERT INTO cpf_claims (cpf, nome, nascimento, telefone, email, pedido_em)
      SELECT cpf, 'Ana Souza', '1990-01-01', '48991230001', 'ana@exemplo.com.br', ${now} FROM persons WHERE id_pessoa = ${person}`,
    sql`INSERT INTO school_sign_ins (hash, destino, expira_em) VALUES (${hash('school')}, '/', ${later}) ON CONFLICT DO NOTHING`,
    sql`INSERT INTO staff_identities (id_login, emissor, sujeito, ligada_em)
      VALUES (${loginId}, 'https://contas.exemplo.com.br', ${email}, ${now})`,
    sql`INSERT INTO team_invitations (email, tipo_login, hash, convidado_por, enviado_em, expira_em)
      VALUES (${email}, 'FINANCEIRO', ${hash('team')}, ${admin}, ${now}, ${later})`,
    sql`INSERT INTO brand_look (id, versao, dados, alterada_em) VALUES (1, 1, '{}', ${now}) ON CONFLICT DO NOTHING`,
    sql`INSERT INTO legal_drafts (texto, rascunho, versao, alterado_em) VALUES ('termos', 'Regras.', 1, ${now}) ON CONFLICT DO NOTHING`,
    sql`INSERT INTO legal_versions (texto, versao, conteudo, modelo, vigente_desde)
      VALUES ('termos', '2026-11-20', 'Regras.', 'Regras.', '2026-11-20') ON CONFLICT DO NOTHING`,
    sql`INSERT INTO outbox (tipo, destinatario, dados, criado_em, disponivel_em) VALUES ('boas-vindas', ${email}, '{}', ${now}, ${later})`,
    sql`INSERT INTO job_leases (nome, dono, ate) VALUES ('send-mails', gen_random_uuid(), ${later}) ON CONFLICT DO NOTHING`,
    sql`INSERT INTO outbox (tipo, destinatario, dados, criado_em, disponivel_em)
      VALUES ('cobranca-criada', ${email}, jsonb_build_object('codigo', ${purchase}::text), ${now}, ${later})`,
    sql`INSERT INTO audit_log (id_login, id_pessoa_afetada, acao, em) VALUES (${loginId}, ${person}, 'OLHOU', ${now})`,
    sql`INSERT INTO payment_charges (txid, codigo_compra, forma, parcelas, status, valor_centavos, criada_em, expira_em)
      VALUES (${own('b'.repeat(32))}, ${purchase}, 'boleto', 1, 'SUBSTITUIDA', 100, ${now}, ${later})`,
    sql`INSERT INTO boletos (id, txid_cobranca, codigo_compra, parcela, status, valor_original_centavos, vencimento_original,
        vencimento, nosso_numero, codigo_barras, criado_em)
      VALUES (${own('c'.repeat(32))}, ${own('b'.repeat(32))}, ${purchase}, 1, 'VENCIDO', 100, '2026-11-02', '2026-11-02',
        ${own('00000000001')}, '00193373700000001000500940144816060680935031', ${now})`,
    sql`INSERT INTO payment_events (provedor, id_evento, txid, valor_centavos, ocorrido_em, recebido_em, aplicado_em, resultado)
      VALUES ('banco', ${paid}, ${own('c'.repeat(32))}, 100, ${now}, ${now}, ${now}, 'EM_DIA')`,
    sql`INSERT INTO provider_moves (provedor, id_movimento, id_evento, codigo_compra, tipo, status, centavos, criado_em, mudou_em)
      VALUES ('banco', ${paid}, ${paid}, ${purchase}, 'CONTESTACAO', 'ABERTO', 100, ${now}, ${now})`,
    sql`INSERT INTO payment_charges (txid, codigo_compra, forma, parcelas, status, valor_centavos, criada_em, expira_em)
      VALUES (${own('e'.repeat(32))}, ${purchase}, 'cartao', 1, 'RECUSADA', 100, ${now}, ${later})`,
    sql`INSERT INTO card_tries (txid, codigo_compra, tentativa, token, status, bandeira, final, motivo, criada_em)
      VALUES (${own('e'.repeat(32))}, ${purchase}, 1, ${own('t'.repeat(32))}, 'RECUSADA', 'visa', '1111', 'OUTRO', ${now})`,
    // Of another offer, with the student as the guardian, so that one person may read both ends.
    sql`INSERT INTO purchases SELECT (jsonb_populate_record(p, jsonb_build_object(
          'codigo', ${asked}::text, 'chave_idempotencia', ${asked}::text, 'estado', 'AGUARDANDO_ACEITE', 'pago_em', NULL,
          'id_oferta', (SELECT max(id_oferta) FROM offers), 'codigo_cupom', NULL, 'reserva_expira_em', ${later}::text,
          'responsavel', jsonb_build_object('nome', nome, 'cpf', cpf, 'telefone', '48991230001', 'email', ${email}::text,
            'parentesco', 'MAE')))).*
      FROM purchases p JOIN persons USING (id_pessoa) WHERE codigo = ${purchase}`,
    sql`INSERT INTO guardian_links (codigo_compra, serie, expira_em, enviado_em)
      VALUES (${asked}, gen_random_uuid(), ${later}, ${now})`,
    sql`INSERT INTO assisted_proposals (tipo, id_vendedor, id_oferta, id_pessoa, cpf, situacao, preco_original_centavos,
        total_centavos, condicoes, custeio, serie, expira_em, enviado_em, criada_em)
      SELECT 'COMPRA', ${sql.raw(owner.seller)}, ${offer}, ${person}, cpf,
        'ABERTA', 100, 90, '{"forma":"pix","parcelas":1,"fixas":false}', NULL, gen_random_uuid(), ${later}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      FROM persons WHERE id_pessoa = ${person}`,
    // An order of theirs, with a seat of it for themselves.
    sql`INSERT INTO purchases SELECT (jsonb_populate_record(p, jsonb_build_object(
          'codigo', ${ordered}::text, 'chave_idempotencia', ${ordered}::text, 'codigo_cupom', NULL,
          'empresa', jsonb_build_object('cnpj', '11.222.333/0001-81', 'razao_social', 'Metal')))).*
      FROM purchases p WHERE codigo = ${purchase}`,
    sql`INSERT INTO invoice_terms (id_pessoa, cnpj, limite_centavos, id_login, permitido_em)
      VALUES (${person}, '11222333000181', 100, ${admin}, ${now})`,
    sql`INSERT INTO invoice_requests (id_pessoa, cnpj, codigo_compra, pedido_em, recusado_em, motivo)
      VALUES (${person}, '11222333000181', ${ordered}, ${now}, ${now}, 'Sem cadastro.')`,
    sql`INSERT INTO company_seats (codigo_compra, posicao, aluno, cpf, serie, enviado_em, envios)
      SELECT ${ordered}, 1, jsonb_build_object('nome', nome, 'cpf', cpf, 'nascimento', '1990-01-01', 'email', ${email}::text),
        cpf, ${seatSeries}::uuid, ${now}, 1
      FROM persons WHERE id_pessoa = ${person}`,
    // Another of its seats, which they accepted as a guardian.
    sql`INSERT INTO company_seats (codigo_compra, posicao, aluno, cpf, serie, enviado_em, envios, id_pessoa,
        aceite_em, contrato_versao, contrato_sha256)
      SELECT ${ordered}, 2, jsonb_build_object('nome', 'Bia Souza', 'cpf', '11144477735', 'nascimento', '2012-01-01',
          'email', ${email}::text, 'responsavel', jsonb_build_object('nome', nome, 'cpf', cpf, 'email', ${email}::text)),
        '11144477735', gen_random_uuid(), ${now}, 1, ${person}, ${now}, versao, sha256
      FROM persons, (SELECT versao, sha256 FROM contracts ORDER BY vigente_desde LIMIT 1) AS accepted
      WHERE id_pessoa = ${person}`,
    sql`INSERT INTO class_changes (txid, codigo_compra, id_oferta, status, preco_original_centavos, total_centavos,
        diferenca_centavos, criada_em, expira_em)
      VALUES (${own('b'.repeat(32))}, ${purchase}, ${offer}, 'ENCERRADA', 100, 100, 100, ${now}, ${later})`,
    sql`INSERT INTO new_acceptances (id, codigo_compra, status, motivos, turma_antes, total_antes_centavos,
        contrato_antes, aceite_antes_em, turma, total_centavos, pedido_em, responder_ate)
      SELECT gen_random_uuid(), codigo, 'ABERTO', ARRAY['TURMA'], class_conditions(o), 100, contrato_versao, ${now},
        class_conditions(o), 100, ${now}, ${later}::timestamptz::date
      FROM purchases p JOIN offers o USING (id_oferta) WHERE codigo = ${purchase}`,
    sql`INSERT INTO refunds (id, codigo_compra, end_to_end_id, valor_centavos, status, motivo, criada_em)
      VALUES (${refund}, ${purchase}, ${paid}, 100, 'EM_PROCESSAMENTO', 'x', ${now})`,
    sql`INSERT INTO refunds (id, codigo_compra, end_to_end_id, parte, valor_centavos, status, motivo, destino, destino_tipo,
        a_mao_desde, a_mao_motivo, criada_em)
      VALUES (${again}, ${purchase}, ${paid}, 2, 100, 'EM_PROCESSAMENTO', 'x',
        '{"tipo":"pix","tipo_chave":"email","chave":"ana@exemplo.com.br","cpf":"52998224725"}', 'pix', ${now}, 'DESTINO', ${now})`,
    sql`INSERT INTO refund_requests (id, codigo_compra, centavos, encerra, motivo, status, chave, id_login, pedida_em)
      VALUES (gen_random_uuid(), ${purchase}, 100, false, 'x', 'AGUARDA_APROVACAO', 'k1', ${admin}, ${now})`,
    sql`INSERT INTO refund_requests (id, codigo_compra, centavos, encerra, motivo, status, chave, id_login, pedida_em, decidida_em)
      VALUES (gen_random_uuid(), ${purchase}, 100, false, 'x', 'FEITA', 'k2', ${admin}, ${now}, ${now})`,
    sql`INSERT INTO refund_receipts (id_devolucao, comprovante, pago_em, nota, id_login, registrado_em)
      VALUES (${again}, 'E123', '2026-11-23', 'x', ${admin}, ${now})`,
    sql`INSERT INTO waiting_list (id_oferta, id_pessoa, criado_em, convite_hash, convite_expira_em)
      VALUES (${offer}, ${person}, ${now}, ${hashOf(token)}, ${later})`,
    sql`INSERT INTO enrolments (protocolo, id_pessoa, id_oferta, estado, aluno, cpf, declaracao_versao, declaracao_sha256, renda, criado_em)
      SELECT ${protocol}, id_pessoa, ${offer}::int, 'INSCRITA', jsonb_build_object('nome', nome, 'cpf', cpf, 'nascimento', '1990-01-01',
          'telefone', '48991230001', 'email', ${email}::text), cpf, '1', ${'0'.repeat(64)},
        '{"familiar_centavos":100,"pessoas":1}', ${now}::timestamptz FROM persons WHERE id_pessoa = ${person}`,
    sql`INSERT INTO enrolment_documents (id, protocolo, tipo, nome, formato, tamanho, sha256, situacao, conteudo, criado_em)
      VALUES (${document}, ${protocol}, 'RG', 'rg.pdf', 'pdf', 8, ${'0'.repeat(64)}, 'RECEBIDO', ${hash('d')}, ${now})`,
    sql`INSERT INTO enrolment_events (protocolo, estado, em) VALUES (${protocol}, 'INSCRITA', ${now})`,
    sql`INSERT INTO newsletter_subscriptions (email, versao_texto, pedido_em) VALUES (${email}, '1', ${now})`,
    sql`INSERT INTO kept_mails (para, assunto, texto, html, enviado_em) VALUES (${email}, 'Oi', 'Oi', '<p>Oi', ${now})`,
    sql`INSERT INTO second_factors (id_login, segredo, selado, criado_em, ligado_em) VALUES (${admin}, ${hash('s')}, false, ${now}, ${now})`,
    sql`INSERT INTO recovery_codes (id_login, hash) VALUES (${admin}, ${hash('c')})`,
    sql`INSERT INTO simulated_bank_charges (txid, valor_centavos, descricao, status, brcode, criada_em, expira_em)
      VALUES (${txid}, 100, 'x', 'CONCLUIDA', 'x', ${now}, ${later})`,
    sql`INSERT INTO simulated_bank_payments (end_to_end_id, txid, valor_centavos, horario) VALUES (${paid}, ${txid}, 100, ${now})`,
    sql`INSERT INTO simulated_bank_notices (end_to_end_id, proxima_em) VALUES (${paid}, ${later})`,
    sql`INSERT INTO simulated_bank_card_tokens (token, bandeira, final, desfecho, criado_em, expira_em)
      VALUES (${own('t'.repeat(32))}, 'visa', '1111', '{"kind":"approve"}', ${now}, ${later})`,
    sql`INSERT INTO simulated_bank_card_charges (txid, parcelas, bandeira, final, situacao, retorno)
      VALUES (${txid}, 1, 'visa', '1111', 'APROVADA', 'http://localhost:3000/')`,
    sql`INSERT INTO finance_matters (tipo, referencia, codigo_compra, centavos, detalhe, aberta_em, prazo)
      VALUES ('CONTESTACAO', ${own('mercado-pago 1')}, ${purchase}, 100, 'contestação', ${now}, '2026-12-01')`,
    sql`INSERT INTO simulated_bank_refunds (id, end_to_end_id, valor_centavos, criada_em) VALUES (${refund}, ${paid}, 100, ${now})`,
  ]) {
    await db.execute(statement);
  }
  const teacher = 'marlene-kuhn';
  await db.execute(sql`UPDATE offers SET professores = ARRAY[${teacher}] WHERE id_oferta = ${offer}`);
  const programme = await plantProgramme(db, { course: Number(course), offer: Number(offer) });
  const names: Record<string, unknown> = {
    purchase,
    offer,
    person,
    course,
    city,
    area,
    group,
    programme,
    teacher,
  };
  const picture = '0'.repeat(32);
  await db.execute(
    sql`INSERT INTO course_pictures (foto, id_produto, criado_em) VALUES (${picture}, ${course}, now()) ON CONFLICT DO NOTHING`,
  );
  await db.execute(
    sql`INSERT INTO course_picture_files VALUES (${picture}, '640.webp', '\\x00') ON CONFLICT DO NOTHING`,
  );
  const [staff] = await selectRows<{ id: number }>(
    db,
    sql`SELECT id_login AS id FROM logins WHERE tipo_login = 'ADMIN' LIMIT 1`,
  );
  const sent = gzipSync(JSON.stringify({ sheets: [], refusals: [] }));
  const nothing = JSON.stringify(reportOf(emptyPlan(), false));
  const [imported] = await selectRows<{ id: number }>(
    db,
    sql`INSERT INTO catalogue_imports (id_login, criado_em, arquivos, retira_ausentes, conteudo, relatorio, resumo)
      VALUES (${staff!.id}, now(), ARRAY['cursos.csv'], false, decode(${sent.toString('hex')}, 'hex'), ${nothing}::jsonb, 'x')
      RETURNING id`,
  );
  await db.execute(
    sql`INSERT INTO machine_keys (nome, escopo, hash, inicio, id_login, criada_em)
      VALUES ('Sistema', 'catalogo', '\\x00', 'vitrine_AAAA', ${staff!.id}, now()) ON CONFLICT DO NOTHING`,
  );
  await db.execute(
    sql`INSERT INTO scheduled_changes (id_produto, tipo, quando, id_login, criado_em)
      VALUES (${course}, 'PUBLICAR', now() + interval '1 day', ${staff!.id}, now()) ON CONFLICT DO NOTHING`,
  );
  await db.execute(
    sql`INSERT INTO mail_words (tipo, assunto, abertura, fechamento, versao, alterado_em)
      VALUES ('boas-vindas', 'Oi', 'Oi', 'Oi', 1, now()) ON CONFLICT DO NOTHING`,
  );
  return { names, asked, ordered, protocol, document, token, seatSeries, picture, importId: imported!.id };
}

/** {@link insertRowOfEach} in a backend, and what its reads are asked with. The client is the student's. */
export async function fillEveryTable(
  { db, services }: Pick<TestBackend, 'db' | 'services'>,
  student: ApiClient,
  owner: Owner = seededStudent,
): Promise<FilledTables> {
  const { names, asked, ordered, protocol, document, token, seatSeries, picture, importId } =
    await insertRowOfEach(db, owner);
  const { purchase, offer, person, course, area, programme, teacher } = names as Record<
    string,
    string | number
  >;
  const { email } = owner;
  await student.get('/api/getPersonData');
  const { body: charged } = await student.get<BoletoCharge>(`/api/boleto/${purchase}`);
  const { body: request } = await student.get<GuardianRequest>(`/api/compra/${asked}/responsavel`);
  const [proposal] = await selectRows<{ id: number; serie: string }>(
    db,
    sql`SELECT id, serie FROM assisted_proposals WHERE id_pessoa = ${person} LIMIT 1`,
  );
  const proposalUrl = proposalLinkUrl('http://loja', services.keys, {
    serie: proposal!.serie,
    productOffer: '1-1',
  });
  const employerSeries = randomUUID();
  await db.execute(
    sql`UPDATE assisted_proposals SET empresa_serie = ${employerSeries}, empresa_resposta = 'CONFIRMADA',
      custeio = '{"tipo":"EMPREGADOR","empresa":"Metal Sul","cnpj":"11222333000181"}' WHERE id = ${proposal!.id}`,
  );
  const employerUrl = employerLinkUrl('http://loja', services.keys, employerSeries);
  const ofProposalLink = { params: { link: new URL(proposalUrl).searchParams.get('link')! } };
  const ofLink = { query: `?v=${charged.boletos[0]!.v}` };
  const [mail] = await selectRows<{ id: number }>(
    db,
    sql`SELECT max(id) AS id FROM kept_mails WHERE para = ${email}`,
  );
  const [asking] = await selectRows<{ id: number }>(
    db,
    sql`SELECT max(id) AS id FROM data_requests WHERE id_pessoa = ${person}`,
  );
  const [redirect] = await selectRows<{ caminho: string }>(db, sql`SELECT caminho FROM redirects LIMIT 1`);
  const [campaign] = await selectRows<{ tag_url: string }>(db, sql`SELECT tag_url FROM campaigns LIMIT 1`);
  const id = String(course);
  const ofOffer = { query: `?id_oferta=${offer}` };
  const ofPurchase = { params: { codigo: String(purchase), codigoCompra: String(purchase) } };
  const [brandFile] = await selectRows<{ arquivo: string }>(db, sql`SELECT arquivo FROM brand_files LIMIT 1`);
  return {
    calls: {
      'catalogueImport.getImport': { params: { id: String(importId) } },
      'catalogueImport.getRefusedLines': { params: { id: String(importId) } },
      'catalogueImport.exportCatalogue': { params: { formato: 'json' } },
      'search.searchCourses': { query: `?id_produto[]=${id}` },
      'search.getSearchFacets': { query: '?titulo=soldadro' },
      'search.suggestCourses': { query: '?titulo_prefixo=soldadro' },
      'compare.compareCourses': { query: `?curso[]=${id}` },
      'routine.findRoutine': { query: '?onde=Joinville' },
      'taxonomy.getArea': { params: { id: String(area) } },
      'taxonomy.resolvePage': { params: { segmento: campaign!.tag_url } },
      'course.getCourse': { params: { id } },
      'courseSchedule.getCourseSchedule': { params: { id } },
      'mailWords.getMail': { params: { tipo: 'boas-vindas' } },
      'mailWords.listMailChanges': { params: { tipo: 'boas-vindas' } },
      'faq.getFaqItem': { params: { id: '1' } },
      'schoolPage.getSchoolPage': { params: { slug: 'quem-somos' } },
      'schoolPage.getDeskSchoolPage': { params: { id: '1' } },
      'testimonialDesk.getDeskTestimonial': { params: { id: '1' } },
      'postDesk.getDeskPost': { params: { id: '1' } },
      'campaignDesk.getDeskCampaign': { params: { tag: campaign!.tag_url } },
      'couponDesk.getDeskCoupon': { params: { codigo: 'COMECE10' } },
      'programme.getProgramme': { params: { slug: String(programme) } },
      'programmeDesk.getDeskProgramme': { params: { slug: String(programme) } },
      'programmeDesk.listProgrammeHistory': { params: { slug: String(programme) } },
      'teacher.getTeacher': { params: { slug: String(teacher) } },
      'teacherDesk.getDeskTeacher': { params: { slug: String(teacher) } },
      'courseDesk.getDeskCourse': { params: { id } },
      'courseHistory.listCourseHistory': { params: { id } },
      'offerStudents.listStudents': { params: { id: String(offer) } },
      'offerDesk.getConsequences': { params: { id: String(offer) } },
      'courseDesk.previewCourse': { params: { id } },
      'course.getPicture': { params: { arquivo: `${picture}-640.webp` } },
      'course.getCourseOffer': { params: { id, offerId: String(offer) } },
      'course.listCourseOffers': { params: { id } },
      'course.getEnrolmentInfo': { params: { a: id, b: String(offer) } },
      'community.listReviews': { params: { id } },
      'community.isFavourite': { params: { id } },
      'community.getParticipation': { params: { id } },
      'courseAlert.getCourseAlert': { params: { id } },
      'waitingList.getWaitingPlace': { params: { id: String(offer) } },
      'waitingList.getInvitation': { params: { convite: token } },
      'emailAddress.checkEmailUndo': { params: { codigo: token } },
      'reference.getRedirect': { query: `?caminho=${encodeURIComponent(redirect!.caminho)}` },
      'mailbox.getMailboxMail': { params: { id: String(mail!.id) } },
      'purchase.getPurchase': ofPurchase,
      'pix.getPixCharge': ofPurchase,
      'boleto.getBoletos': ofPurchase,
      'boleto.printBoletos': ofLink,
      'boleto.previewBoletoRenewal': ofLink,
      'document.getReceipt': ofPurchase,
      'document.getAcceptedTerms': ofPurchase,
      'document.getBoletoDocument': ofPurchase,
      'document.getBoletoDocumentOfLink': ofLink,
      'assisted.getProposal': { params: { id: String(proposal!.id) } },
      'assisted.readEmployerRequest': { params: { convite: employerUrl.split('/').at(-1)! } },
      'assisted.readProposalLink': ofProposalLink,
      'assisted.getProposalLogin': ofProposalLink,
      'assisted.listAssistance': ofPurchase,
      'refundDesk.getRefundDesk': ofPurchase,
      'orderDesk.getOrder': ofPurchase,
      'dataRequest.getDataRequest': { params: { id: String(asking!.id) } },
      'waitingDesk.listWaitingPeople': { params: { id: String(offer) } },
      'people.findPeople': { query: `?busca=${encodeURIComponent(email)}` },
      'people.getPerson': { params: { id: String(person) } },
      'grant.getDocument': { params: { protocolo: protocol, id: document } },
      'grant.getDocumentPage': { params: { protocolo: protocol, id: document, pagina: '1' } },
      'guardian.getGuardianRequest': { params: { codigo: asked } },
      'guardian.readGuardianLink': { params: { convite: request.url!.split('/').at(-1)! } },
      'company.getCompanySeats': { params: { codigo: ordered } },
      'company.getOwnSeat': { params: { codigo: ordered, posicao: '2' } },
      'company.getInvoiceOffer': { params: { codigo: ordered } },
      'company.readSeatLink': {
        params: { convite: seatLinkUrl('http://loja', services.keys, seatSeries).split('/').at(-1)! },
      },
      'brand.getImage': { params: { arquivo: brandFile!.arquivo } },
      'purchase.getTerms': ofOffer,
      'purchase.getCoupon': { params: { codigo: 'COMECE10' }, ...ofOffer },
      'purchase.listInstallments': ofOffer,
    },
    findRow: async (table, where = 'true') => {
      const condition = where.replaceAll(/\$(\w+)/g, (_, name: string) => String(names[name]));
      const [row] = await selectRows<{ lugar: string }>(
        db,
        sql.raw(`SELECT ctid::text AS lugar FROM ${table} WHERE ${condition} LIMIT 1`),
      );
      if (!row) throw new Error(`no row of ${table} where ${condition}`);
      return row.lugar;
    },
  };
}
