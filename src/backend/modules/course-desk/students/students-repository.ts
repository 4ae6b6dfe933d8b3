import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { seatedIn } from '#/backend/db/offer/programme-seats.ts';
import type { OfferStudents } from '#/contract/catalogue/offer-students.ts';

export type OfferOfStudents = Omit<OfferStudents, 'alunos' | 'vagas_sem_nome'>;

export async function findOfferOfStudents(
  db: Database,
  offerId: number,
): Promise<OfferOfStudents | undefined> {
  const [row] = await selectRows<OfferOfStudents>(
    db,
    sql`SELECT o.id_produto, o.id_oferta, c.titulo AS curso, o.codigo_turma, o.formato, o.turno, o.dias_semana,
        o.hora_inicio, o.hora_fim, o.data_inicio::text, o.data_fim::text, u.nome || ', ' || t.nome AS unidade
      FROM offers o JOIN courses c USING (id_produto) JOIN units u USING (id_unidade)
        JOIN cities t ON t.id_cidade = o.id_cidade
      WHERE o.id_oferta = ${offerId}`,
  );
  return row;
}

export interface StudentRow {
  referencia: string;
  nome: string;
  nascimento: string;
  telefone: string;
  email: string;
  responsavel_nome: string;
  responsavel_telefone: string;
  empresa: string | null;
}

const ofOrder = sql`p.estado IN ('PAGA', 'MATRICULADA')`;

/** Those whose seat is theirs, by the name that they are called by. */
export function listStudentRows(db: Database, offerId: number, limit: number): Promise<StudentRow[]> {
  return selectRows<StudentRow>(
    db,
    sql`WITH students AS (
        SELECT p.codigo AS referencia, p.aluno, p.responsavel, p.aluno->>'cpf' AS cpf, NULL AS empresa
        FROM purchases p WHERE p.id_oferta = ${seatedIn(offerId)} AND ${ofOrder} AND p.empresa IS NULL
        UNION ALL
        SELECT p.codigo || '-' || s.posicao, s.aluno, NULL, s.cpf, p.empresa->>'razao_social'
        FROM company_seats s JOIN purchases p ON p.codigo = s.codigo_compra
        WHERE p.id_oferta = ${seatedIn(offerId)} AND ${ofOrder} AND s.cpf IS NOT NULL AND s.encerrada_em IS NULL
        UNION ALL
        SELECT e.protocolo, e.aluno, e.responsavel, e.cpf, NULL
        FROM enrolments e WHERE e.id_oferta = ${offerId} AND e.estado = 'MATRICULADA'
      ), named AS (
        SELECT s.*, coalesce(n.nome_social, s.aluno->>'nome', '') AS nome,
          coalesce(s.aluno->>'telefone', n.telefones[1], '') AS telefone
        FROM students s
          LEFT JOIN persons n ON n.cpf = nullif(regexp_replace(s.cpf, '\\D', '', 'g'), '')
      )
      SELECT referencia, nome, telefone, coalesce(aluno->>'nascimento', '') AS nascimento,
        coalesce(aluno->>'email', '') AS email, coalesce(responsavel->>'nome', '') AS responsavel_nome,
        coalesce(responsavel->>'telefone', '') AS responsavel_telefone, empresa
      FROM named ORDER BY nome COLLATE "und-x-icu", referencia LIMIT ${limit}`,
  );
}

export async function countUnnamedSeats(db: Database, offerId: number): Promise<number> {
  const [row] = await selectRows<{ total: number }>(
    db,
    sql`SELECT count(*)::int AS total FROM company_seats s JOIN purchases p ON p.codigo = s.codigo_compra
      WHERE p.id_oferta = ${seatedIn(offerId)} AND ${ofOrder} AND s.cpf IS NULL AND s.encerrada_em IS NULL`,
  );
  return row!.total;
}
