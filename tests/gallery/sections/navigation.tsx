import { useState } from 'react';
import { Breadcrumb } from '#/ui/navigation/breadcrumb.tsx';
import { Card } from '#/ui/display/card.tsx';
import { Pagination } from '#/ui/navigation/pagination.tsx';
import { Rail } from '#/ui/display/rail.tsx';
import { Stepper } from '#/ui/navigation/stepper.tsx';
import { Tabs } from '#/ui/navigation/tabs.tsx';

export function Navigation() {
  const [page, setPage] = useState(6);
  return (
    <>
      <Breadcrumb
        items={[{ text: 'Cursos técnicos', href: '#conteudo' }, { text: 'Técnico em Mecatrônica' }]}
      />
      <Stepper steps={['Quem vai estudar', 'Contrato', 'Pagamento']} current={1} />
      <Pagination
        page={page}
        pages={12}
        renderLink={(to, link) => (
          <a
            href="#conteudo"
            {...link}
            onClick={(event) => {
              event.preventDefault();
              setPage(to);
            }}
          />
        )}
      />
      <Tabs
        label="Sobre o curso"
        tabs={[
          { id: 'sobre', label: 'Sobre', content: 'Aprenda a programar robôs industriais.' },
          { id: 'turmas', label: 'Turmas', content: 'Há 4 turmas abertas.' },
          { id: 'opinioes', label: 'Opiniões', content: 'Nota 4,6 de 5.' },
        ]}
      />
      <Rail label="Mais vendidos">
        {Array.from({ length: 7 }, (_, index) => (
          <Card key={index} interactive className="h-40">
            <a href="#conteudo" className="card-link">
              Curso {index + 1}
            </a>
          </Card>
        ))}
      </Rail>
    </>
  );
}
