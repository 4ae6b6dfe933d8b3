import type { SeedSize } from '#/backend/settings.ts';
import type { CourseDraft } from './course-draft.ts';
import type { ModalityId } from './modalities.ts';
import { buildCourse, type SeededCourse } from './course-rows.ts';
import {
  apprenticeshipCourses,
  basicSchoolCourses,
  continuedEducationCourses,
  senaiHighSchoolCourses,
} from './courses/apprenticeship-and-school.ts';
import {
  extensionCourses,
  graduationCourses,
  postgraduateCourses,
  technicalSpecializationCourses,
} from './courses/higher-education.ts';
import { professionalBuildingCourses } from './courses/professional-building.ts';
import { professionalElectricCourses } from './courses/professional-electric.ts';
import { professionalFoodAndFashionCourses } from './courses/professional-food-fashion.ts';
import { professionalMetalAndVehicleCourses } from './courses/professional-metal-vehicle.ts';
import { professionalOfficeAndDigitalCourses } from './courses/professional-office-digital.ts';
import { regulatoryCourses } from './courses/regulatory.ts';
import { technicalElectricalCourses } from './courses/technical-electrical.ts';
import { technicalMechanicalCourses } from './courses/technical-mechanical.ts';
import { technicalServiceCourses } from './courses/technical-services.ts';

const shelves: readonly (readonly [ModalityId, readonly CourseDraft[]])[] = [
  [6, technicalElectricalCourses],
  [6, technicalMechanicalCourses],
  [6, technicalServiceCourses],
  [1, regulatoryCourses],
  [3, professionalMetalAndVehicleCourses],
  [3, professionalElectricCourses],
  [3, professionalFoodAndFashionCourses],
  [3, professionalBuildingCourses],
  [3, professionalOfficeAndDigitalCourses],
  [4, apprenticeshipCourses],
  [5, senaiHighSchoolCourses],
  [7, technicalSpecializationCourses],
  [8, graduationCourses],
  [9, postgraduateCourses],
  [10, extensionCourses],
  [11, basicSchoolCourses.high],
  [12, basicSchoolCourses.kindergarten],
  [13, basicSchoolCourses.primary],
  [14, basicSchoolCourses.adult],
  [15, continuedEducationCourses],
];

const performanceManagement = new Set(['MBA em Gestão Industrial', 'Lean Manufacturing na Prática']);
const unpublished = new Set(['Técnico em Petróleo e Gás', 'NR-20 – Avançado I']);
const bestSellers: readonly string[] = [
  'NR-35 – Trabalho em Altura',
  'Eletricista Instalador Predial',
  'NR-10 – Segurança em Instalações e Serviços com Eletricidade (Básico)',
  'Técnico em Desenvolvimento de Sistemas',
  'Soldador MIG/MAG',
  'Excel Avançado',
  'Técnico em Segurança do Trabalho',
  'NR-11 – Operador de Empilhadeira',
  'Instalador de Sistemas Fotovoltaicos',
  'Técnico em Mecatrônica',
  'Instalador e Mantenedor de Ar-Condicionado Split',
  'Confeitaria Básica',
  'Power BI para Negócios',
  'Técnico em Eletrotécnica',
  'Mecânico de Automóveis',
  'Marceneiro',
];

/** `small` has one course of each shelf, a best seller where there is one, as the full catalogue has it. */
export function buildCatalogue(now: Date, size: SeedSize = 'full'): SeededCourse[] {
  const drafts = shelves.flatMap(([modality, list]) => list.map((draft) => ({ modality, draft })));
  const courses = drafts.map(({ modality, draft }, index) => {
    const course = buildCourse(draft, modality, index, now);
    course.row.gestao_desempenho = performanceManagement.has(draft.titulo);
    course.row.publicado = !unpublished.has(draft.titulo);
    course.row.mais_vendido_destaque = bestSellers.includes(draft.titulo);
    return course;
  });
  if (size === 'full') return courses;
  const picked = new Set(
    shelves.map(([, list]) => list.find(({ titulo }) => bestSellers.includes(titulo)) ?? list[0]),
  );
  return courses.filter(({ draft }) => picked.has(draft));
}

export function weighPopularity(courses: readonly SeededCourse[]): Map<number, number> {
  const weights = new Map<number, number>();
  courses.forEach(({ row }, index) => {
    const rank = bestSellers.indexOf(row.titulo);
    if (row.gratuito || row.publicado === false) return;
    if (rank >= 0) weights.set(row.id_produto, 30 - rank);
    else if (index % 6 === 0) weights.set(row.id_produto, 1);
  });
  return weights;
}
