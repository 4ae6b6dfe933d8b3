import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { MailPreview } from '#/contract/words/mail-words.ts';
import type { Done } from '#/storefront/forms/form-answer.ts';
import {
  fetchDeskMail,
  fetchMailChanges,
  fetchMails,
  previewMail,
  restoreMailWords,
  saveMailWords,
  testMailWords,
} from './mail.functions.ts';
import { type MailEntries, mailSavedText, type RestoreEntries, toMailWords } from './mail.schema.ts';

const all = ['words', 'mails'] as const;
// Others edit the same; what a form was opened with is its version.
const staleTime = 0;

export const mailQueries = {
  all,
  mails: () => queryOptions({ queryKey: [...all, 'list'], queryFn: () => fetchMails(), staleTime }),
  mail: (tipo: string) =>
    queryOptions({ queryKey: [...all, tipo], queryFn: () => fetchDeskMail({ data: { tipo } }), staleTime }),
  changes: (tipo: string, pagina: number) =>
    queryOptions({
      queryKey: [...all, tipo, 'changes', pagina],
      queryFn: () => fetchMailChanges({ data: { tipo, pagina } }),
      staleTime,
    }),
};

interface MailOutcome {
  /** Undefined where nothing was saved. */
  versao?: number;
  done: Done & { achado?: MailPreview & Record<string, string> };
}

/** Does what was pressed: saves, shows or sends what is typed. */
export async function sendMailForm(tipo: string, entries: MailEntries): Promise<MailOutcome> {
  const data = { tipo, ...toMailWords(entries) };
  switch (entries.acao) {
    case 'previa':
      return { done: { achado: { ...(await previewMail({ data })) } } };
    case 'teste':
      return { done: { linhas: (await testMailWords({ data })).linhas } };
    case 'salvar': {
      const { versao } = await saveMailWords({ data: { ...data, versao: Number(entries.versao) } });
      return { versao, done: { mensagem: mailSavedText } };
    }
  }
}

export const mailMutations = {
  send: (tipo: string) =>
    mutationOptions({
      mutationKey: [...all, tipo, 'send'],
      mutationFn: (entries: MailEntries) => sendMailForm(tipo, entries),
    }),
  restore: (tipo: string) =>
    mutationOptions({
      mutationKey: [...all, tipo, 'restore'],
      mutationFn: (entries: RestoreEntries) => restoreMailWords({ data: { tipo, ...entries } }),
    }),
};
