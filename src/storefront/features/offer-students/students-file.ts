import { toCsv } from '#/domain/sale/assisted/csv.ts';
import type { OfferStudent } from '#/contract/catalogue/offer-students.ts';
import { formatPhone } from '#/domain/person/phone.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { respondWithFile } from '#/storefront/shared/page/file-response.ts';
import { fetchStudentsOfFile } from './offer-students.functions.ts';

const head = [
  'Nome',
  'Ano de nascimento',
  'Telefone',
  'E-mail',
  'Responsável',
  'Telefone do responsável',
  'Empresa',
  'Pedido',
];

const toLine = (student: OfferStudent): string[] => [
  student.nome,
  student.nascimento === null ? '' : String(student.nascimento),
  formatPhone(student.telefone),
  student.email,
  student.responsavel?.nome ?? '',
  student.responsavel ? formatPhone(student.responsavel.telefone) : '',
  student.empresa ?? '',
  student.referencia,
];

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Every cell is a text, so that nothing is run as a formula. */
async function toWorkbook(rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const data = rows.map((row, index) =>
    row.map((value) => ({
      type: String,
      value,
      ...(index === 0 && { fontWeight: 'bold' as const }),
    })),
  );
  const sheet = { sheet: 'alunos', stickyRowsCount: 1, columns: head.map(() => ({ width: 22 })), data };
  return new Uint8Array(await writeXlsxFile([sheet]).toBuffer());
}

const kinds = {
  csv: { uso: 'CSV', type: 'text/csv; charset=utf-8', write: (rows: string[][]) => toCsv(rows) },
  xlsx: { uso: 'PLANILHA', type: XLSX, write: toWorkbook },
} as const;

/** The students of an offer as a file. */
export function respondWithStudents(
  kind: keyof typeof kinds,
  courseId: number,
  offerId: number,
): Promise<Response> {
  const { uso, type, write } = kinds[kind];
  return respondWithFile(
    async () => {
      const { codigo_turma: code, alunos } = await fetchStudentsOfFile({ id: offerId, uso });
      const name = `alunos-${code.replaceAll(/[^\w-]/g, '')}.${kind}`;
      return new File([await write([head, ...alunos.map(toLine)])], name, { type });
    },
    fillPath('/gestao/cursos/$idCurso/turmas/$idOferta/alunos', { idCurso: courseId, idOferta: offerId }),
    { isDownload: true },
  );
}
