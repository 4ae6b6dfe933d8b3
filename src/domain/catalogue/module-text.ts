export interface WrittenModule {
  titulo: string;
  carga_horaria: number;
  topicos: string[];
}

const HEADING = /^(.+?)\s*[([–—-]?\s*(\d{1,4})\s*(?:h|hs|horas?)\s*[)\]]?:?$/i;
const BULLET = /^[-–—•*]\s*/;

/**
 * The modules of a course as people write them: a line with the name and the hours, 'Fundamentos (40 horas)',
 * then a line for each topic. A line that belongs to no module is named in `problem`.
 */
export function readModules(text: string): { modules: WrittenModule[] } | { problem: string } {
  const modules: WrittenModule[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const heading = BULLET.test(line) ? null : HEADING.exec(line);
    if (heading) {
      modules.push({ titulo: heading[1]!.trim(), carga_horaria: Number(heading[2]), topicos: [] });
      continue;
    }
    const topic = line.replace(BULLET, '');
    const module = modules.at(-1);
    if (!module) {
      return {
        problem: `Linha ${index + 1}: comece com o módulo e as horas, como “Fundamentos (40 horas)”.`,
      };
    }
    if (topic !== '') module.topicos.push(topic);
  }
  return { modules };
}

export function writeModules(modules: readonly WrittenModule[]): string {
  return modules
    .map(({ titulo, carga_horaria, topicos }) =>
      [`${titulo} (${carga_horaria} horas)`, ...topicos.map((topic) => `- ${topic}`)].join('\n'),
    )
    .join('\n\n');
}
