import type { teachers } from '#/backend/db/schema/teaching.ts';
import type { AreaSlug } from '../catalogue/area-groups.ts';
import type { SeededCourse } from '../catalogue/course-rows.ts';
import type { OfferRow } from '../offers/offer-rows.ts';

interface TeacherSeed {
  slug: string;
  nome: string;
  areas: readonly AreaSlug[];
  biografia: string;
}

const seeds: readonly TeacherSeed[] = [
  {
    slug: 'marlene-kuhn',
    nome: 'Marlene Kuhn',
    areas: ['metalmecanica', 'materiais', 'manufatura'],
    biografia: `Soldadora e técnica em mecânica, com **22 anos de chão de fábrica** em caldeirarias de Joinville e Jaraguá do Sul.

Nas aulas, cada aluno solda desde o primeiro dia. A nota vem do cordão, não da prova.

## Formação

- Técnica em Mecânica
- Inspetora de Soldagem nível 1`,
  },
  {
    slug: 'joao-batista-ramos',
    nome: 'João Batista Ramos',
    areas: ['automacao-e-eletroeletronica', 'eletronica-e-automacao', 'energia', 'sistemas-de-energia'],
    biografia: `Eletrotécnico, trabalhou em subestações e hoje divide a semana entre a manutenção de uma tecelagem e a sala de aula.

Gosta de começar pelo defeito: o painel chega desligado e a turma descobre por quê.`,
  },
  {
    slug: 'patricia-yamamoto',
    nome: 'Patrícia Yamamoto',
    areas: ['tecnologia-da-informacao', 'industria-criativa'],
    biografia: `Desenvolve sistemas há quinze anos, os últimos seis em uma empresa de software de Blumenau.

## Formação

- Tecnóloga em Análise e Desenvolvimento de Sistemas
- Especialista em Engenharia de Software`,
  },
  {
    slug: 'celso-dalla-vecchia',
    nome: 'Celso Dalla Vecchia',
    areas: ['gestao-logistica-e-seguranca-do-trabalho', 'mineracao-e-extracao'],
    biografia: `Técnico em Segurança do Trabalho e bombeiro civil. Já treinou equipes de altura e de espaço confinado em frigoríficos, portos e usinas.

Quem estuda com ele veste o cinto na primeira hora.`,
  },
  {
    slug: 'rosangela-pires',
    nome: 'Rosângela Pires',
    areas: ['alimentos', 'quimica-e-meio-ambiente'],
    biografia: `Confeiteira e nutricionista. Manteve uma padaria por doze anos em Chapecó e conhece a conta que separa o bolo vendido do bolo que dá lucro.`,
  },
  {
    slug: 'edson-maciel',
    nome: 'Edson Maciel',
    areas: ['automotiva', 'manutencao-e-operacao', 'refrigeracao-e-climatizacao'],
    biografia: `Mecânico desde os dezesseis anos, chefe de oficina em São José. Ensina a ouvir o motor antes de ligar o aparelho.`,
  },
  {
    slug: 'beatriz-hoffmann-de-albuquerque-cavalcanti',
    nome: 'Beatriz Hoffmann de Albuquerque Cavalcanti',
    areas: ['textil-vestuario-e-moda', 'design-e-comunicacao'],
    biografia: `Modelista e costureira de peças-piloto em Brusque, com passagem pelo figurino de teatro.

1. Primeiro o molde de papel.
2. Depois o tecido barato.
3. Só então o tecido da peça.`,
  },
  {
    slug: 'anderson-luz',
    nome: 'Anderson Luz',
    areas: ['construcao-civil', 'madeira-e-mobiliario'],
    biografia: `Mestre de obras e marceneiro. Fez a própria casa em Palhoça e conta cada erro dela em aula.`,
  },
];

export const buildTeachers = (now: Date): (typeof teachers.$inferInsert)[] =>
  seeds.map(({ areas: _, ...teacher }) => ({
    ...teacher,
    mostrado: true,
    atualizado_em: now,
  }));

const MOST_OFFERS = 8;

/** A teacher takes the first open offers of their areas; the others name no one yet. */
export function nameTeachers(
  offers: readonly OfferRow[],
  courses: readonly SeededCourse[],
): (OfferRow & { professores: string[] })[] {
  const areaOf = new Map(courses.map(({ row, draft }) => [row.id_produto, draft.area]));
  const taken = new Map<string, number>();
  return offers.map((offer) => {
    const area = areaOf.get(offer.id_produto);
    const isOpen = offer.situacao === 'em-aberto' || offer.situacao === 'confirmada';
    const teacher = isOpen && area && seeds.find(({ areas }) => areas.includes(area))?.slug;
    const count = teacher ? (taken.get(teacher) ?? 0) : MOST_OFFERS;
    if (!teacher || count >= MOST_OFFERS) return { ...offer, professores: [] };
    taken.set(teacher, count + 1);
    return { ...offer, professores: [teacher] };
  });
}
