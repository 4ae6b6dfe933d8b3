import { sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';

const id = 900_001;
const slug = 'programa-plantado';

/** A programme on sale whose only edition has this offer as its part. Returns its slug. */
export async function plantProgramme(
  db: Database,
  { course, offer }: { course: number; offer: number },
): Promise<string> {
  for (const statement of [
    sql`INSERT INTO courses (id_produto, titulo, slug, id_modalidade, id_grupo_area_atuacao, id_area_atuacao,
        id_tipo_curso, descricao, publico_alvo, objetivos, conteudo, carga_horaria, duracao_meses, certificacao,
        imagem, gratuito, preco_original_centavos, programa, atualizado_em)
      SELECT ${id}, 'Programa plantado', ${slug}, id_modalidade, id_grupo_area_atuacao, id_area_atuacao,
        id_tipo_curso, descricao, publico_alvo, '{}', '[]', carga_horaria, duracao_meses, certificacao,
        imagem, false, 1000, true, atualizado_em
      FROM courses WHERE id_produto = ${course} ON CONFLICT DO NOTHING`,
    sql`INSERT INTO programmes VALUES (${id}, ${slug}, 'Texto') ON CONFLICT DO NOTHING`,
    sql`INSERT INTO programme_courses VALUES (${id}, 1, ${course}) ON CONFLICT DO NOTHING`,
    sql`INSERT INTO offers (id_oferta, id_produto, codigo_turma, formato, id_cidade, id_unidade, turno, dias_semana,
        data_inicio, data_fim, inscricoes_ate, carga_horaria, situacao, tipo_oferta, preco_original_centavos, parcelas_max)
      SELECT ${id}, ${id}, 'PRG-1', formato, id_cidade, id_unidade, turno, dias_semana, data_inicio, data_fim,
        inscricoes_ate, carga_horaria, 'em-aberto', 'PAGO', 1000, 1
      FROM offers WHERE id_oferta = ${offer} ON CONFLICT DO NOTHING`,
    sql`INSERT INTO programme_editions VALUES (${id}, 1000, true) ON CONFLICT DO NOTHING`,
    sql`INSERT INTO programme_parts VALUES (${id}, 1, ${offer}) ON CONFLICT DO NOTHING`,
  ]) {
    await db.execute(statement);
  }
  return slug;
}
