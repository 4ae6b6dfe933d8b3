import type { Course } from '#/contract/catalogue/course.ts';
import { formatNumber } from '#/domain/text/number-text.ts';
import { classNames } from '#/storefront/ui/class-names.ts';
import { Accordion } from '#/storefront/ui/navigation/accordion.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { CourseVideo } from './course-video.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface CourseProgramProps {
  course: Course;
  requirementsShown: boolean;
}

export function CourseProgram({ course, requirementsShown }: CourseProgramProps) {
  return (
    <>
      <ProgramSection title="Sobre o curso" height="[--height-far:27rem] md:[--height-far:19rem]">
        <div className="grid max-w-prose gap-4">
          {course.descricao.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {course.video_url && (
          <CourseVideo title={course.titulo} link={course.video_url} poster={course.imagem} />
        )}
      </ProgramSection>
      <ProgramSection title="O que você vai aprender" height="[--height-far:9rem]">
        <ul className="grid gap-3 md:grid-cols-2">
          {course.objetivos.map((objective) => (
            <li key={objective} className="flex gap-3">
              <Icon name="check" className="mt-0.5 text-success" />
              <ChangingText>{objective}</ChangingText>
            </li>
          ))}
        </ul>
      </ProgramSection>
      <ProgramSection title="Conteúdo" height="[--height-far:20rem]">
        <Accordion
          items={course.conteudo.map((module, index) => ({
            id: `modulo-${index + 1}`,
            title: module.titulo,
            trailing: `${formatNumber(module.carga_horaria)} h`,
            open: index === 0,
            content:
              module.topicos.length === 0 ? undefined : (
                <ul className="bullets">
                  {module.topicos.map((topic) => (
                    <li key={topic}>{topic}</li>
                  ))}
                </ul>
              ),
          }))}
        />
      </ProgramSection>
      <ProgramSection title="Para quem é" height="[--height-far:6rem]">
        <p className="max-w-prose">{course.publico_alvo}</p>
        {course.requisitos && !requirementsShown && (
          <p className="max-w-prose">
            <strong className="font-semibold text-heading">Requisitos: </strong>
            <ChangingText>{course.requisitos}</ChangingText>
          </p>
        )}
      </ProgramSection>
      <ProgramSection title="Certificado" height="[--height-far:12rem] md:[--height-far:7rem]">
        <p className="flex max-w-prose gap-3">
          <Icon name="certificate" size="lg" className="text-area-strong" />
          <span>
            {`Ao concluir, você recebe: ${course.certificacao.replace(/\.$/, '')}. O certificado tem validade nacional e pode ser conferido pela empresa que contratar você.`}
          </span>
        </p>
      </ProgramSection>
    </>
  );
}

interface SectionProps {
  title: string;
  id?: string;
  height: string;
  children: Elements;
}

export function ProgramSection({ title, id, height, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={classNames('course-section drawn-near', height)}
    >
      <h2 className="text-section">{title}</h2>
      {children}
    </section>
  );
}
