import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { formatCnpj } from '#/domain/person/cnpj.ts';

export function describeBuyer({ aluno, empresa, vagas }: Purchase): (readonly [string, string])[] {
  if (!empresa) return [['Estudante', `${aluno.nome}, CPF ${aluno.cpf}`]];
  return [
    ['Empresa', `${empresa.razao_social}, CNPJ ${formatCnpj(empresa.cnpj)}`],
    ['Pedido feito por', `${aluno.nome}, CPF ${aluno.cpf}`],
    ['Vagas', String(vagas)],
  ];
}
