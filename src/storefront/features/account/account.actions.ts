import { validateAddress, readAddressEntries } from '#/storefront/forms/fields/address-form.ts';
import { done, noScriptButton, noScriptAction } from '#/storefront/forms/no-script-action.ts';
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
  sendDataRequest,
} from './account.functions.ts';
import {
  exportFileName,
  exportFileType,
  validateOwnPassword,
  validateAccountGuardian,
  validatePassword,
  validatePersonal,
  validatePhones,
  validateSpecialNeed,
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
import { readOwnRequest, toOwnRequest, validateOwnRequest } from './own-request.schema.ts';

const saveChange = (change: Parameters<typeof saveRecord>[0]['data']) =>
  saveRecord({ data: change }).then(() => done);

export const registrationActions = {
  dados: noScriptAction({
    read: readPersonal,
    find: (entries) => validatePersonal(entries, calendarDay(new Date())),
    send: (entries) => saveChange(toPersonalChange(entries)),
    renamed: { situacao: 'situacaoEscolar' },
  }),
  endereco: noScriptAction({
    read: readAddressEntries,
    find: validateAddress,
    send: (entries) => saveChange(toAddressChange(entries)),
  }),
  telefones: noScriptAction({
    read: readPhones,
    find: validatePhones,
    send: (entries) => saveChange(toPhonesChange(entries)),
    renamed: renamedPhones,
  }),
  responsaveis: noScriptAction({
    read: readGuardians,
    find: validateAccountGuardian,
    send: (entries) => saveChange(toGuardiansChange(entries)),
  }),
  necessidades: noScriptAction({
    read: readSpecialNeeds,
    find: validateSpecialNeed,
    send: (choice) => saveSpecialNeeds({ data: choice }).then(() => done),
  }),
};

export const accountActions = ({ afterErasure }: { afterErasure: string }) => ({
  ...registrationActions,
  senha: noScriptAction({
    read: readPasswords,
    find: validatePassword,
    send: ({ senhaAtual = '', senhaNova = '' }: Entries) =>
      changePassword({ data: { senhaAtual, senhaNova } }).then(() => done),
  }),
  consentimento: noScriptAction({
    read: readEntries,
    find: () => ({}),
    send: (entries) => saveConsents({ data: toConsentChoices(entries) }).then(() => done),
  }),
  sessao: noScriptAction({
    read: readPasswords,
    find: validateOwnPassword,
    send: ({ id = '', senha = '' }: Entries) =>
      (id === otherSessions
        ? endOtherSessions({ data: { senha } })
        : endSession({ data: { id, senha } })
      ).then(() => done),
  }),
  solicitacao: noScriptAction({
    read: readOwnRequest,
    find: validateOwnRequest,
    send: (entries) => sendDataRequest({ data: toOwnRequest(entries) }).then(() => done),
  }),
  exportar: noScriptButton(async () => ({
    file: { name: exportFileName, type: exportFileType, text: await exportData() },
  })),
  excluir: noScriptAction({
    read: readPasswords,
    find: validateOwnPassword,
    send: async ({ senha = '' }: Entries) => {
      await eraseAccount({ data: { senha } });
      return { goTo: afterErasure };
    },
  }),
});
