import { findAddressProblems, readAddressEntries } from '#/storefront/forms/fields/address-form.ts';
import { done, plainButton, plainForm } from '#/storefront/forms/plain-post.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  eraseAccount,
  exportData,
  saveConsents,
  saveRecord,
  saveSpecialNeeds,
} from './account.functions.ts';
import {
  exportFileName,
  exportFileType,
  findOwnPasswordProblems,
  findGuardianProblems,
  findPasswordProblems,
  findPersonalProblems,
  findPhonesProblems,
  findSpecialNeedProblems,
  readEntries,
  readGuardians,
  otherSessions,
  readPasswords,
  readPersonal,
  readPhones,
  readSpecialNeeds,
  renamedPhones,
  toAddressChange,
  toConsentChoices,
  toGuardiansChange,
  toPersonalChange,
  toPhonesChange,
  type Entries,
} from './account.schema.ts';

const saveChange = (change: Parameters<typeof saveRecord>[0]['data']) =>
  saveRecord({ data: change }).then(() => done);

export const registrationPosts = {
  dados: plainForm({
    read: readPersonal,
    find: (entries) => findPersonalProblems(entries, calendarDay(new Date())),
    send: (entries) => saveChange(toPersonalChange(entries)),
    renamed: { situacao: 'situacaoEscolar' },
  }),
  endereco: plainForm({
    read: readAddressEntries,
    find: findAddressProblems,
    send: (entries) => saveChange(toAddressChange(entries)),
  }),
  telefones: plainForm({
    read: readPhones,
    find: findPhonesProblems,
    send: (entries) => saveChange(toPhonesChange(entries)),
    renamed: renamedPhones,
  }),
  responsaveis: plainForm({
    read: readGuardians,
    find: findGuardianProblems,
    send: (entries) => saveChange(toGuardiansChange(entries)),
  }),
  necessidades: plainForm({
    read: readSpecialNeeds,
    find: findSpecialNeedProblems,
    send: (choice) => saveSpecialNeeds({ data: choice }).then(() => done),
  }),
};

export const accountPosts = ({ afterErasure }: { afterErasure: string }) => ({
  ...registrationPosts,
  senha: plainForm({
    read: readPasswords,
    find: findPasswordProblems,
    send: ({ senhaAtual = '', senhaNova = '' }: Entries) =>
      changePassword({ data: { senhaAtual, senhaNova } }).then(() => done),
  }),
  consentimento: plainForm({
    read: readEntries,
    find: () => ({}),
    send: (entries) => saveConsents({ data: toConsentChoices(entries) }).then(() => done),
  }),
  sessao: plainForm({
    read: readPasswords,
    find: findOwnPasswordProblems,
    send: ({ id = '', senha = '' }: Entries) =>
      (id === otherSessions
        ? endOtherSessions({ data: { senha } })
        : endSession({ data: { id, senha } })
      ).then(() => done),
  }),
  exportar: plainButton(async () => ({
    file: { name: exportFileName, type: exportFileType, text: await exportData() },
  })),
  excluir: plainForm({
    read: readPasswords,
    find: findOwnPasswordProblems,
    send: async ({ senha = '' }: Entries) => {
      await eraseAccount({ data: { senha } });
      return { goTo: afterErasure };
    },
  }),
});
