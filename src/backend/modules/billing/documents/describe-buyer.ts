import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { formatCnpj } from '#/domain/person/cnpj.ts';

/** Who studies, or the company that bought and how many seats, as facts of a document. */
export function describeBuyer({ aluno, empresa, vagas }: Purchase): (readonly [string, string])[] {
  if (!empresa) return [['Estudante', `${aluno.nome}, CPF ${aluno.cpf}`]];
  return [
    ['Empresa', `${empresa.razao_social}, CNPJ ${formatCnpj(empresa.cnpj)}`],
    ['Pedido feito por', `${aluno.nome}, CPF ${aluno.cpf}`],
    ['Vagas', String(vagas)],
  ];
}
