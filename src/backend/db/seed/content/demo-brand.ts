import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#/backend/project-root.ts';
import { brand, brandFiles, brandImages } from '#/backend/db/schema/school.ts';
import type { Database } from '#/backend/db/database.ts';
import { emptyBrand, type BrandFields } from '#/domain/school/brand.ts';

/** The school of the demonstration. Company, CNPJ and contacts are invented. */
export const demoBrand: BrandFields = {
  ...emptyBrand('Vitrine'),
  artigo: 'a',
  razao_social: 'Vitrine Cursos Profissionais Ltda.',
  cnpj: '41.276.508/0001-02',
  logradouro: 'Rodovia Admar Gonzaga, 2765, Itacorubi',
  cidade: 'Florianópolis',
  uf: 'SC',
  cep: '88034-001',
  telefone: '0800 048 1212',
  whatsapp: '5548999001212',
  email: 'atendimento@vitrine.dev',
  titulo_inicio: 'Vitrine: cursos técnicos, profissionais e de graduação em Santa Catarina',
  descricao_inicio:
    'Encontre cursos técnicos e profissionais, NRs, graduação e cursos gratuitos em Santa Catarina ou a distância. Compare turmas, preços e horários e matricule-se online.',
  direitos: 'Sesi/Senai 2022. Todos os direitos reservados.',
};

/** Made by tools/art/draw-demo-brand.ts: the pictures, and what the shop shows them as. */
const folder = join(projectRoot, 'src/backend/db/seed/content/demo-brand');

/** Leaves a brand that is there as it is. */
export async function insertDemoBrand(db: Database, now: Date): Promise<void> {
  await db
    .insert(brand)
    .values({ id: 1, versao: 1, dados: demoBrand, demonstracao: true, alterada_em: now })
    .onConflictDoNothing();
  const [stored] = await db.select({ isDemo: brand.demonstracao }).from(brand);
  const [shown] = await db.select({ role: brandImages.papel }).from(brandImages).limit(1);
  if (!stored?.isDemo || shown) return;
  const images = JSON.parse(readFileSync(join(folder, 'images.json'), 'utf8')) as Array<
    typeof brandImages.$inferInsert
  >;
  await db
    .insert(brandFiles)
    .values(
      images.map(({ arquivo }) => ({
        arquivo,
        conteudo: readFileSync(join(folder, arquivo)),
        criado_em: now,
      })),
    )
    .onConflictDoNothing();
  await db.insert(brandImages).values(images);
}
