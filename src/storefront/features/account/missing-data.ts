import { isAdultOn } from '#/domain/person/birth-date.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { isShopper } from '#/domain/person/login-kind.ts';
import type { AccountSection } from './account-sections.ts';
import type { fetchAccount } from './account.functions.ts';

export type Account = Awaited<ReturnType<typeof fetchAccount>>;

export type MissingData = Partial<Record<AccountSection, string>>;

export function findMissing(
  {
    record,
    person,
  }: { record: RecordShown; person: Pick<Account['person'], 'tipoLogin' | 'emailConfirmado'> },
  today: CalendarDay,
): MissingData {
  const isStudent = isShopper(person.tipoLogin);
  const personal = isStudent
    ? [record.cpf === null && 'CPF', record.nascimento === null && 'data de nascimento'].filter(Boolean)
    : [];
  const isMinor = isStudent && record.nascimento !== null && !isAdultOn(record.nascimento, today);
  return {
    ...(personal.length > 0 && { 'dados-pessoais': `Falta: ${personal.join(' e ')}` }),
    ...(isStudent && record.endereco.cep === '' && { endereco: 'Falta preencher' }),
    ...(record.telefones.length === 0 && { telefone: 'Falta preencher' }),
    ...(isMinor && record.responsaveis.length === 0 && { responsaveis: 'Falta preencher' }),
    ...(!person.emailConfirmado && { acesso: 'E-mail não confirmado' }),
  };
}

type RecordShown = Pick<Account['record'], 'cpf' | 'nascimento' | 'endereco' | 'telefones' | 'responsaveis'>;
