import type { ReactNode } from 'react';
import type { ComparedItem, Comparison } from '#/contract/compare/compare.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import { CourseLink } from '#/storefront/shared/course/course-link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { compareRows } from '../compare-rows.ts';

interface CompareTableProps {
  comparison: Comparison;
  renderRemove(item: ComparedItem): ReactNode;
}

/** On a phone the values of a row stand below each other; it stays a table to screen readers. */
export function CompareTable({ comparison, renderRemove }: CompareTableProps) {
  const { itens } = comparison;
  return (
    <table className="compare-table">
      <caption className="sr-only">Comparação, uma coluna para cada curso</caption>
      <thead>
        <tr>
          <td>
            <span className="sr-only">O que se compara</span>
          </td>
          {itens.map((item) => (
            <th key={item.entrada} scope="col">
              <span className="block text-sm font-normal text-muted">
                {categoryName(item.produto.modalidade.nome)}
              </span>
              <CourseLink
                course={item.produto}
                offer={item.oferta}
                className={linkClass('text', 'inline-block py-1 font-semibold wrap-anywhere')}
              >
                {item.produto.titulo}
              </CourseLink>
              <span className="block print:hidden">{renderRemove(item)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compareRows(comparison).map(({ name, values, differs }) => (
          <tr key={name}>
            <th scope="row">
              <span>{name}</span>
              {differs && <Badge tone="warning">Difere</Badge>}
            </th>
            {values.map((value, at) => (
              <td key={itens[at]!.entrada}>
                <span aria-hidden="true" className="compare-of">
                  {itens[at]!.produto.titulo}
                </span>
                <span>{value}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
