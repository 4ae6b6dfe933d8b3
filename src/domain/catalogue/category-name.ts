import { foldText } from '../text/slug.ts';

const SHOWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['qualificacao / aperfeicoamento', 'Cursos Profissionais'],
  ['curso tecnico', 'Cursos Técnicos'],
  ['cursos em ssi', 'Cursos de NR'],
]);

/** The name people see: 'Curso Técnico' is shown as 'Cursos Técnicos' (CATALOGUE-3). */
export function categoryName(nome: string): string {
  return SHOWN_NAMES.get(foldText(nome)) ?? nome;
}
