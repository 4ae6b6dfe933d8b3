import { leadTo, type Composers } from '#/backend/mail/compose-mail.ts';
import { sendOutbox, type MailServices } from '#/backend/mail/send-outbox.ts';
import { assistedComposers } from '#/backend/modules/assisted/compose-mails.ts';
import { communityComposers } from '#/backend/modules/community/compose-mails.ts';
import { companyComposers } from '#/backend/modules/content/compose-company-mails.ts';
import { courseAlertComposers } from '#/backend/modules/course-alert/compose-mails.ts';
import { cpfClaimComposers } from '#/backend/modules/cpf-claim/compose-mails.ts';
import { dataRequestComposers } from '#/backend/modules/data-requests/compose-mails.ts';
import { enrolmentComposers } from '#/backend/modules/enrolment/compose-mails.ts';
import { emailAddressComposers } from '#/backend/modules/identity/email/compose-mails.ts';
import { loginConfirmationComposers } from '#/backend/modules/identity/confirmation/compose-mails.ts';
import { newsletterComposers } from '#/backend/modules/newsletter/compose-mails.ts';
import { purchaseComposers } from '#/backend/modules/purchase-mails/compose-mails.ts';
import { passwordComposers } from '#/backend/modules/identity/recovery/compose-mails.ts';
import { teamComposers } from '#/backend/modules/school/team/compose-mails.ts';
import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import { secondFactorComposers } from '#/backend/modules/identity/second-factor/compose-mails.ts';
import { findMailWords } from '#/backend/modules/words/mails/mail-words.ts';
import { waitingListComposers } from '#/backend/modules/seats/compose-mails.ts';

const composers: Composers = {
  'boas-vindas': leadTo('/'),
  ...emailAddressComposers,
  ...loginConfirmationComposers,
  ...passwordComposers,
  ...secondFactorComposers,
  ...cpfClaimComposers,
  ...dataRequestComposers,
  ...companyComposers,
  ...newsletterComposers,
  ...purchaseComposers,
  ...assistedComposers,
  ...courseAlertComposers,
  ...waitingListComposers,
  ...communityComposers,
  ...enrolmentComposers,
  ...teamComposers,
};

export function sendMails(services: MailServices): Promise<void> {
  return sendOutbox(services, composers, readBrand, findMailWords);
}
