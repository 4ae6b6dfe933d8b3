import { describePayer } from '#/domain/person/cnpj.ts';
import type { Paper, PaperElement, TextPlace } from '#/backend/documents/paper.ts';
import type { Boleto, BoletoCharge } from '#/contract/purchasing/boleto.ts';
import { bankOfBarcode, type BoletoBank, formatTypeableLine } from '#/domain/sale/boleto.ts';
import { itfWidths } from '#/domain/sale/itf.ts';
import { formatReais } from '#/domain/sale/money.ts';
import type { Company } from '#/domain/school/company.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

export const slipHeight = 138;

const left = 10;
const width = 190;
const amounts = 48;
const wide = width - amounts;
const barCodeSize = { width: 103, height: 13 } as const;

export interface OpenBoleto extends Boleto {
  codigo_barras: string;
  linha_digitavel: string;
}

type Field = readonly [name: string, value: string, width: number, value?: Partial<TextPlace>];

interface Slip {
  paper: Paper;
  section: PaperElement;
  boleto: OpenBoleto;
  charge: BoletoCharge;
  bank: BoletoBank;
  company: Company;
}

/** Lays out a boleto as FEBRABAN does (DOCUMENT-3). @param top millimetres from the upper edge of the page */
export function drawSlip(
  paper: Paper,
  { charge, boleto, company }: Pick<Slip, 'charge' | 'boleto' | 'company'>,
  top: number,
): void {
  const section = paper.add('Sect');
  const slip = { paper, section, boleto, charge, bank: bankOfBarcode(boleto.codigo_barras), company };
  const cut = drawReceipt(slip, top) + 2.5;
  paper.decorate(() => paper.rule(left, cut, left + width, cut, { isDashed: true, width: 0.4 }));
  drawBankSlip(slip, cut + 2.5);
  paper.end(section);
}

function drawReceipt(slip: Slip, top: number): number {
  const { boleto, charge, bank, company } = slip;
  let y = drawHead(slip, 'Recibo do pagador', top);
  y = drawFields(slip, y, 7, [
    ['Beneficiário', nameOf(company), 100],
    ['Agência/Código do beneficiário', bank.account, wide - 100],
    ['Vencimento', bankDay(boleto.vencimento), amounts, strong],
  ]);
  y = drawFields(slip, y, 7, [
    ['Pagador', payerOf(charge), wide],
    ['Valor do documento', formatReais(boleto.valor), amounts, strong],
  ]);
  y = drawFields(slip, y, 7, [
    ['Número do documento', charge.codigo_compra, 60],
    ['Parcela', installmentOf(slip), 32],
    ['Descrição', charge.curso, wide - 92],
    ['Nosso número', boleto.nosso_numero ?? '', amounts, { align: 'right' }],
  ]);
  slip.paper.draw('P', slip.section, () =>
    slip.paper.line('Autenticação mecânica', {
      x: left,
      y: y + 0.8,
      width,
      size: 5.5,
      align: 'right',
      faint: true,
    }),
  );
  return y + 3.5;
}

function drawBankSlip(slip: Slip, top: number): void {
  const { paper, section, boleto, charge, bank, company } = slip;
  const issued = bankDay(calendarDay(new Date(boleto.emissao)));
  let y = drawHead(slip, 'Ficha de compensação', top);
  y = drawFields(slip, y, 7, [
    ['Local de pagamento', 'Pagável em qualquer banco até o vencimento', wide],
    ['Vencimento', bankDay(boleto.vencimento), amounts, strong],
  ]);
  y = drawFields(slip, y, 9.5, [
    ['Beneficiário', `${nameOf(company)}\n${company.address}`, wide],
    ['Agência/Código do beneficiário', bank.account, amounts, { align: 'right' }],
  ]);
  y = drawFields(slip, y, 7, [
    ['Data do documento', issued, 24],
    ['Número do documento', charge.codigo_compra, 56],
    ['Espécie doc.', 'DM', 18],
    ['Aceite', 'N', 14],
    ['Data do processamento', issued, wide - 112],
    ['Nosso número', boleto.nosso_numero ?? '', amounts, { align: 'right' }],
  ]);
  y = drawFields(slip, y, 7, [
    ['Uso do banco', '', 24],
    ['Carteira', bank.wallet, 24],
    ['Espécie', 'R$', 18],
    ['Quantidade', '', 46],
    ['Valor', '', wide - 112],
    ['(=) Valor do documento', formatReais(boleto.valor), amounts, strong],
  ]);
  y = drawInstructions(slip, y);
  y = drawFields(slip, y, 9.5, [
    ['Pagador', `${payerOf(charge)}\n${charge.pagador.endereco ?? charge.curso}`, wide],
    ['Sacador/Avalista', '', amounts],
  ]);
  const place = { x: left + 2, y: y + 2, ...barCodeSize };
  paper.drawFigure(section, `Código de barras: ${boleto.codigo_barras}`, place, () =>
    paper.bars(itfWidths(boleto.codigo_barras), place),
  );
  paper.draw('P', section, () =>
    paper.line('Autenticação mecânica', {
      x: left + 130,
      y: y + 1,
      width: width - 130,
      size: 5.5,
      align: 'right',
      faint: true,
    }),
  );
}

function drawHead({ paper, section, boleto, charge, bank }: Slip, title: string, top: number): number {
  const parcel = charge.parcelas > 1 ? `, parcela ${boleto.parcela} de ${charge.parcelas}` : '';
  paper.draw('H2', section, () =>
    paper.line(`${title}${parcel}`, { x: left, y: top, width, size: 6.5, faint: true, align: 'right' }),
  );
  const y = top + 3;
  paper.draw('P', section, () => {
    paper.line(bank.name, { x: left, y: y + 1.2, width: 34, size: 11, font: 'bold' });
    paper.line(bank.code, { x: left + 37, y: y + 0.9, width: 16, size: 13, font: 'bold', align: 'center' });
  });
  paper.draw('P', section, () =>
    paper.line(formatTypeableLine(boleto.linha_digitavel), {
      x: left + 56,
      y: y + 1.2,
      width: width - 56,
      size: 11.5,
      font: 'bold',
      align: 'right',
    }),
  );
  const bottom = y + 7;
  paper.decorate(() => {
    paper.rule(left + 36, y + 1, left + 36, bottom, { width: 1 });
    paper.rule(left + 54, y + 1, left + 54, bottom, { width: 1 });
    paper.rule(left, bottom, left + width, bottom, { width: 1 });
  });
  return bottom;
}

function drawFields({ paper, section }: Slip, y: number, height: number, fields: readonly Field[]): number {
  let x = left;
  for (const [name, value, fieldWidth, look] of fields) {
    const place = { x: x + 1, y: y + 0.6, width: fieldWidth - 2 };
    paper.draw('P', section, () => {
      paper.line(name, { ...place, size: 5.5, faint: true });
      value.split('\n').forEach((text, index) => {
        paper.line(text, { ...place, y: y + 3 + index * 3.1, size: 8, ...look });
      });
    });
    const edge = (x += fieldWidth);
    if (edge < left + width - 0.1)
      paper.decorate(() => paper.rule(edge, y, edge, y + height, { width: 0.4 }));
  }
  paper.decorate(() => paper.rule(left, y + height, left + width, y + height, { width: 0.4 }));
  return y + height;
}

function drawInstructions(slip: Slip, y: number): number {
  const { paper, section } = slip;
  const height = 5.2;
  const names = [
    '(−) Desconto/Abatimento',
    '(−) Outras deduções',
    '(+) Mora/Multa',
    '(+) Outros acréscimos',
    '(=) Valor cobrado',
  ];
  const bottom = y + height * names.length;
  const place = { x: left + 1, width: wide - 2 };
  paper.draw('P', section, () => {
    paper.line('Instruções, sob responsabilidade do beneficiário', {
      ...place,
      y: y + 0.6,
      size: 5.5,
      faint: true,
    });
    instructionsFor(slip).forEach((text, index) => {
      paper.line(text, { ...place, y: y + 3.2 + index * 3.4, size: 7.5 });
    });
  });
  names.forEach((name, index) => {
    const at = y + height * index;
    paper.draw('P', section, () =>
      paper.line(name, { x: left + wide + 1, y: at + 0.6, width: amounts - 2, size: 5.5, faint: true }),
    );
    paper.decorate(() => {
      const start = index === names.length - 1 ? left : left + wide;
      paper.rule(start, at + height, left + width, at + height, { width: 0.4 });
    });
  });
  paper.decorate(() => paper.rule(left + wide, y, left + wide, bottom, { width: 0.4 }));
  return bottom;
}

function instructionsFor({ boleto, charge, bank, company }: Slip): string[] {
  const lines = [
    'Não receber após o vencimento. Vencendo em fim de semana ou feriado, receber no próximo dia útil.',
    'Depois do vencimento, renove o boleto em Minhas compras: multa de 2% e juros de 1% ao mês.',
  ];
  if (charge.parcelas > 1) lines.push(`Parcela ${boleto.parcela} de ${charge.parcelas}.`);
  if (boleto.multa > 0 || boleto.juros > 0)
    lines.push(
      `Valor original ${formatReais(boleto.valor_original)}, multa ${formatReais(boleto.multa)}, juros ${formatReais(boleto.juros)}.`,
    );
  const contacts = [company.phone, company.email].filter(Boolean);
  if (contacts.length > 0) lines.push(`Dúvidas: ${contacts.join(' ou ')}.`);
  if (bank.isSimulated) lines.push('Loja de demonstração: este boleto não é cobrado de verdade.');
  return lines;
}

const strong = { font: 'bold', align: 'right', size: 9 } as const;

const installmentOf = ({ boleto, charge }: Slip) => `${boleto.parcela} de ${charge.parcelas}`;

const bankDay = (day: CalendarDay) => day.split('-').toReversed().join('/');

const payerOf = ({ pagador }: BoletoCharge) => describePayer(pagador);

const nameOf = ({ name, cnpj }: Company) => (cnpj ? `${name} CNPJ ${cnpj}` : name);
