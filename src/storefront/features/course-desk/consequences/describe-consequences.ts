import type {
  LeavingForecast,
  MovingForecast,
  OfferPeople,
} from '#/contract/catalogue/offer-consequences.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const kinds = [
  ['pagas', 'compra paga', 'compras pagas'],
  ['nao_pagas', 'compra sem pagamento', 'compras sem pagamento'],
  ['gratuitas', 'compra sem custo', 'compras sem custo'],
  ['bolsas', 'bolsa', 'bolsas'],
  ['empregador', 'matrícula paga pelo empregador', 'matrículas pagas pelo empregador'],
  ['inscricoes', 'inscrição gratuita', 'inscrições gratuitas'],
  ['fila', 'pessoa na lista de espera', 'pessoas na lista de espera'],
  ['links', 'link de compra enviado', 'links de compra enviados'],
] as const satisfies readonly (readonly [Exclude<keyof OfferPeople, 'programas'>, string, string])[];

/** Who has to do with an offer; what there is none of is left out. */
export function describePeople(people: OfferPeople): string[] {
  const { empresas, vagas_de_empresas: seats, programas = 0 } = people;
  const lines = kinds.flatMap(([key, one, many]) => {
    const count = people[key];
    return count === 0 ? [] : [counted(count, one, many)];
  });
  if (empresas > 0)
    lines.push(
      `${counted(empresas, 'pedido de empresa', 'pedidos de empresas')}, com ${counted(seats, 'vaga', 'vagas')}`,
    );
  if (programas > 0)
    lines.push(
      `${counted(programas, 'destas compras é de um programa que inclui esta turma', 'destas compras são de programas que incluem esta turma')}: se ela for cancelada, vale para o programa inteiro`,
    );
  return lines;
}

const atMost = (reais: number, when: string) =>
  reais === 0 ? '' : ` ${when}, a escola devolve ${formatReais(reais)}.`;

const mails = (count: number) =>
  count === 0
    ? 'Ninguém recebe e-mail.'
    : `${counted(count, 'e-mail avisa', 'e-mails avisam')} quem é afetado.`;

interface LeavingWords {
  links?: number;
  /** Where else a buyer may go. */
  other?: string;
}

/** What cancelling does, line by line. */
export function describeLeaving(
  forecast: LeavingForecast,
  { links = 0, other = 'outra turma do curso' }: LeavingWords = {},
): string[] {
  const { escolhem, escolhem_ate, devolvidas, terminam, inscricoes, fila, devolve_no_maximo } = forecast;
  return [
    ...(escolhem === 0
      ? []
      : [
          `${counted(escolhem, 'comprador que pagou escolhe', 'compradores que pagaram escolhem')}, até ${formatDay(escolhem_ate)}, ${other} ou o dinheiro de volta. Quem não escolher recebe o dinheiro.${atMost(devolve_no_maximo, 'Se todos quiserem o dinheiro')}`,
        ]),
    ...(devolvidas === 0
      ? []
      : [
          `${counted(devolvidas, 'compra paga, de conta excluída, é devolvida', 'compras pagas, de contas excluídas, são devolvidas')} na hora.`,
        ]),
    ...(terminam === 0
      ? []
      : [
          `${counted(terminam, 'compra termina', 'compras terminam')} sem nada a pagar nem a devolver: sem pagamento, sem custo, bolsa ou paga pelo empregador.`,
        ]),
    ...(inscricoes === 0
      ? []
      : [`${counted(inscricoes, 'inscrição gratuita é encerrada', 'inscrições gratuitas são encerradas')}.`]),
    ...(fila === 0 ? [] : [`${counted(fila, 'pessoa sai', 'pessoas saem')} da lista de espera.`]),
    ...(links === 0
      ? []
      : [`${counted(links, 'link de compra enviado deixa', 'links de compra enviados deixam')} de servir.`]),
    mails(forecast.mensagens),
  ];
}

/** What moving does, line by line. */
export function describeMoving(forecast: MovingForecast): string[] {
  const { aceitam, responder_ate, devolve_no_maximo, mensagens } = forecast;
  const asked =
    aceitam === 0
      ? ['Ninguém precisa aceitar a mudança.']
      : [
          `${counted(aceitam, 'comprador é chamado', 'compradores são chamados')} a aceitar a mudança até ${formatDay(responder_ate)}; quem ainda não pagou, até o fim da reserva. Quem não responder fica na turma com o que aceitou antes.`,
          `Quem recusar sai da turma.${atMost(devolve_no_maximo, 'Se todos recusarem') || ' Não há nada a devolver.'}`,
        ];
  return [...asked, ...describeEnrolled(forecast), mails(mensagens), ...describeUnasked(forecast)];
}

/** What postponing without a new date does, line by line. */
export function describePostponing(forecast: MovingForecast): string[] {
  const { aceitam, devolve_no_maximo, mensagens } = forecast;
  const staying =
    aceitam === 0
      ? ['Não há compras em que a data estivesse combinada.']
      : [
          `${counted(aceitam, 'comprador fica', 'compradores ficam')} com a vaga sem fazer nada, até haver uma data: aí diz${aceitam === 1 ? '' : 'em'} se ela serve. Quem ainda não pagou não paga enquanto isso, e a reserva acaba no prazo dela.`,
          `Quem não quiser esperar sai quando quiser, com todo o dinheiro.${atMost(devolve_no_maximo, 'Se todos saírem')}`,
        ];
  return [
    'Ninguém mais compra nem se inscreve. A loja diz que a turma foi adiada, e quem quiser entra na lista de espera.',
    ...staying,
    ...describeEnrolled(forecast),
    mails(mensagens),
    ...describeUnasked(forecast),
  ];
}

const describeEnrolled = ({ inscricoes }: MovingForecast): string[] =>
  inscricoes === 0
    ? []
    : [
        `${counted(inscricoes, 'inscrição gratuita continua', 'inscrições gratuitas continuam')}, sem nada a aceitar.`,
      ];

/** Whom no mail tells of a move, so that the school does. */
function describeUnasked({ nao_perguntadas, fila }: MovingForecast): string[] {
  const parts = [
    ...(nao_perguntadas === 0
      ? []
      : [counted(nao_perguntadas, 'compra sem aceite registrado', 'compras sem aceite registrado')]),
    ...(fila === 0 ? [] : [counted(fila, 'pessoa na lista de espera', 'pessoas na lista de espera')]),
  ];
  return parts.length === 0 ? [] : [`A loja não avisa: ${parts.join(', ')}. Avise você.`];
}

/** What closing an offer for enrolment does, or opening it. */
export function describeOpening(isOpen: boolean, { nao_pagas, fila, links }: OfferPeople): string {
  if (!isOpen)
    return fila === 0
      ? 'As inscrições estão fechadas. Reabertas, vão até o primeiro dia de aula, ou até o último se a turma já começou.'
      : `As inscrições estão fechadas. Reabertas, ${counted(fila, 'pessoa da lista de espera volta', 'pessoas da lista de espera voltam')} a ser chamada${fila === 1 ? '' : 's'} quando houver vaga.`;
  return [
    'Fechadas agora, ninguém mais compra. Quem já está na turma fica.',
    ...(nao_pagas === 0
      ? []
      : [
          `${counted(nao_pagas, 'compra sem pagamento ainda pode ser paga', 'compras sem pagamento ainda podem ser pagas')} até o fim da reserva.`,
        ]),
    ...(fila === 0
      ? []
      : [
          `${counted(fila, 'pessoa da lista de espera deixa', 'pessoas da lista de espera deixam')} de ser chamada${fila === 1 ? '' : 's'}.`,
        ]),
    ...(links === 0 ? [] : [`${counted(links, 'link enviado deixa', 'links enviados deixam')} de servir.`]),
  ].join(' ');
}

/** Who keeps the price of before when it changes; undefined when no one does. */
export function describeOldPrice({ nao_pagas, links }: OfferPeople): string | undefined {
  const parts = [
    ...(nao_pagas === 0 ? [] : [counted(nao_pagas, 'compra em aberto', 'compras em aberto')]),
    ...(links === 0 ? [] : [counted(links, 'link enviado', 'links enviados')]),
  ];
  if (parts.length === 0) return undefined;
  const isOne = nao_pagas + links === 1;
  const made = isOne
    ? links === 1
      ? 'foi feito'
      : 'foi feita'
    : links === 0
      ? 'foram feitas'
      : 'foram feitos';
  return `Se o preço mudar, ${parts.join(' e ')} ${isOne ? 'continua' : 'continuam'} com o preço de quando ${made}.`;
}
