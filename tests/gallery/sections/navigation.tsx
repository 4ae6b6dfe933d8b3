import { useState } from 'react';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { Rail } from '#/storefront/ui/display/rail.tsx';

export function Navigation() {
  const [page, setPage] = useState(6);
  return (
    <>
      <Breadcrumb
        items={[{ text: 'Cursos técnicos', href: '#conteudo' }, { text: 'Técnico em Mecatrônica' }]}
      />
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
