export interface Planting {
  table: string;
  /** Which row, as SQL; `$course` and the like are filled in. Any when left out. */
  where?: string;
  reads: readonly string[];
}

const shelves = [
  'search.searchCourses',
  'taxonomy.listAreaGroupsWithCourses',
  'taxonomy.listTechnicalCourses',
  'taxonomy.listGraduationCourses',
  'taxonomy.listQuickCourses',
];
const ofCourse = [
  'compare.compareCourses',
  'course.getCourse',
  'course.getCourseOffer',
  'course.listCourseOffers',
  'course.getEnrolmentInfo',
];
const ofCourseDesk = [
  'courseDesk.listDeskCourses',
  'courseDesk.getDeskCourse',
  'courseDesk.previewCourse',
  'courseDesk.nameCourses',
  'courseDesk.getCourseOptions',
  'courseHistory.listCourseHistory',
  'courseDesk.listDeskUnits',
  'courseDesk.getNames',
  'catalogueImport.exportCatalogue',
];
const ofBoleto = [
  'boleto.getBoletos',
  'boleto.printBoletos',
  'boleto.previewBoletoRenewal',
  'orderDesk.getOrder',
];
const drawnBoleto = ['document.getBoletoDocument', 'document.getBoletoDocumentOfLink'];
const ofPurchase = [
  'purchase.listPurchases',
  'purchase.getPurchase',
  'pix.getPixCharge',
  'orderDesk.findOrders',
  'orderDesk.getOrder',
];
const modalityPages = ['taxonomy.listModalities', 'taxonomy.getModality', 'taxonomy.getModalityServices'];
const sitemap = [
  'sitemap.listSitemapParts',
  'sitemap.listSitemapCourses',
  'sitemap.listSitemapOffers',
  'sitemap.listSitemapLists',
];
const areaPages = [
  'taxonomy.listAreaGroups',
  'taxonomy.listAreaGroupsByModality',
  'taxonomy.listCoursesByArea',
  'taxonomy.getArea',
];
const cityPages = ['taxonomy.listCities', 'taxonomy.listCitiesByState', 'taxonomy.listCitiesWithCourses'];
const ofAccount = [
  'session.getPersonData',
  'account.getPersonRecord',
  'account.listConsents',
  'account.exportData',
  'secondFactor.getSecondFactor',
];
const ofPeople = ['people.findPeople', 'people.getPerson'];
const references = [
  'reference.listPurchaseStages',
  'reference.listPublicPlaces',
  'reference.getStates',
  'reference.getCardFlags',
  'reference.getSpecialNeeds',
  'reference.getSpecialNeedsLevels',
  'reference.getCountries',
];
const networks = [
  'footer.listSocialNetworks',
  'footer.listSocialNetworksByBrand',
  'footer.listAllSocialNetworks',
];

export const answeredFrom: readonly Planting[] = [
  { table: 'page_slugs', reads: ['taxonomy.resolvePage', 'sitemap.listSitemapLists'] },
  {
    table: 'modalities',
    where: 'id_modalidade = 6',
    reads: [
      ...modalityPages,
      'routine.findRoutine',
      'search.getSearchFacets',
      'search.suggestCourses',
      ...shelves,
      ...ofCourse,
      ...ofCourseDesk,
      ...sitemap,
    ],
  },
  {
    table: 'area_groups',
    where: 'id_grupo_area_atuacao = $group',
    reads: [...areaPages, 'search.getSearchFacets', 'courseDesk.getNames', ...shelves, ...ofCourse],
  },
  {
    table: 'areas',
    where: 'id_area_atuacao = $area',
    reads: ['taxonomy.getArea', ...ofCourse, ...ofCourseDesk],
  },
  { table: 'states', where: `uf = 'SC'`, reads: ['taxonomy.listStates', 'reference.getStates'] },
  {
    table: 'cities',
    where: 'id_cidade = $city',
    reads: [...cityPages, ...shelves, ...ofCourse, 'search.getSearchFacets', 'routine.findRoutine'],
  },
  {
    table: 'units',
    where: 'id_cidade = $city',
    reads: [
      ...ofCourse,
      ...ofCourseDesk,
      'taxonomy.listUnits',
      'purchase.getPurchase',
      'routine.findRoutine',
    ],
  },
  {
    table: 'course_types',
    reads: ['taxonomy.listCourseTypes', 'search.getSearchFacets', 'courseDesk.getNames', ...ofCourse],
  },
  { table: 'catalogue_names', reads: ['courseDesk.getNames', 'brand.getBrand'] },
  {
    table: 'courses',
    where: 'id_produto = $course',
    reads: [
      'search.searchCourses',
      'search.getSearchFacets',
      'search.suggestCourses',
      'routine.findRoutine',
      'compare.compareCourses',
      'course.getCourseOffer',
      'course.getEnrolmentInfo',
      'sitemap.listSitemapCourses',
      'purchase.getPurchase',
      'moderation.listPendingReviews',
      'waitingList.getInvitation',
      ...ofCourseDesk,
    ],
  },
  {
    table: 'offers',
    where: 'id_oferta = $offer',
    reads: [
      'numbers.listOfferSeats',
      'search.searchCourses',
      'routine.findRoutine',
      'compare.compareCourses',
      'course.getCourseOffer',
      'course.getEnrolmentInfo',
      'purchase.getPurchase',
      'waitingList.getInvitation',
      'waitingList.getWaitingPlace',
      'purchase.listInstallments',
      'sitemap.listSitemapOffers',
      'offerDesk.getConsequences',
      'offerStudents.listStudents',
      ...ofCourseDesk,
    ],
  },
  { table: 'search_words', reads: ['search.getSearchFacets', 'search.suggestCourses'] },
  { table: 'course_changes', reads: ['search.searchCourses', 'search.getSearchFacets'] },
  { table: 'course_changes_kept', reads: ['search.searchCourses', 'search.getSearchFacets'] },
  {
    table: 'reviews',
    where: `id_produto = $course AND situacao = 'PUBLICADA'`,
    reads: ['community.listReviews', 'course.getCourse', 'community.getParticipation', 'account.exportData'],
  },
  { table: 'reviews', where: `situacao = 'PENDENTE'`, reads: ['moderation.listPendingReviews'] },
  { table: 'review_votes', reads: ['community.listReviews', 'account.exportData'] },
  {
    table: 'questions',
    where: 'id_produto = $course AND resposta IS NOT NULL',
    reads: ['course.getCourse', 'account.exportData'],
  },
  {
    table: 'questions',
    where: 'id_pessoa = $person AND resposta IS NULL',
    reads: ['community.getParticipation', 'moderation.listOpenQuestions', 'account.exportData'],
  },
  { table: 'favourites', reads: ['community.isFavourite', 'community.listFavourites', 'account.exportData'] },
  { table: 'course_alerts', reads: ['courseAlert.getCourseAlert', 'account.exportData'] },
  {
    table: 'testimonials',
    where: 'id_produto IS NULL',
    reads: [
      'reference.listTestimonials',
      'testimonialDesk.listDeskTestimonials',
      'testimonialDesk.getDeskTestimonial',
    ],
  },
  {
    table: 'school_pages',
    reads: [
      'schoolPage.listSchoolPages',
      'schoolPage.getSchoolPage',
      'schoolPage.listDeskSchoolPages',
      'schoolPage.getDeskSchoolPage',
      'sitemap.listSitemapLists',
    ],
  },
  { table: 'mail_words', reads: ['mailWords.listMails', 'mailWords.getMail'] },
  { table: 'faq_items', reads: ['faq.getFaq', 'faq.listFaqItems', 'faq.getFaqItem'] },
  {
    table: 'blog_posts',
    reads: [
      'blog.listPosts',
      'blog.listSesiPosts',
      'blog.getPost',
      'sitemap.listSitemapLists',
      'postDesk.listDeskPosts',
      'postDesk.getDeskPost',
    ],
  },
  {
    table: 'campaigns',
    reads: [
      'taxonomy.resolvePage',
      'sitemap.listSitemapLists',
      'campaignDesk.listCampaigns',
      'campaignDesk.getDeskCampaign',
    ],
  },
  { table: 'pinned_courses', reads: ['pinnedCourses.getPinnedCourses'] },
  { table: 'redirects', reads: ['reference.getRedirect', 'redirectDesk.listRedirects'] },
  {
    table: 'brand',
    reads: [
      'brand.getBrand',
      'checklist.getChecklist',
      'footer.listContacts',
      'footer.getLayout',
      'site.listSiteLinks',
      'legal.getLegalDraft',
    ],
  },
  { table: 'legal_drafts', reads: ['legal.getLegalDraft'] },
  { table: 'legal_versions', reads: ['legal.getLegalText', 'account.listConsents'] },
  { table: 'brand_look', reads: ['brand.getBrand'] },
  { table: 'brand_images', reads: ['brand.getBrand'] },
  { table: 'brand_files', reads: ['brand.getImage'] },
  { table: 'course_picture_files', reads: ['course.getPicture'] },
  { table: 'payment_methods', reads: ['footer.listPaymentMethods'] },
  { table: 'certificates', reads: ['footer.listCertificates'] },
  { table: 'social_networks', reads: networks },
  { table: 'reference_items', reads: references },
  { table: 'site_settings', reads: ['site.listSiteLinks', 'footer.getLayout'] },
  { table: 'postal_codes', where: `cep = '89010000'`, reads: ['account.findPostalCode'] },
  { table: 'callback_requests', reads: ['lead.listLeads', 'account.exportData'] },
  { table: 'company_leads', reads: ['lead.listLeads', 'account.exportData'] },
  {
    table: 'persons',
    where: 'id_pessoa = $person',
    reads: [...ofAccount, ...ofPeople, ...ofPurchase, 'cpfClaim.listCpfClaims', 'sales.listSales'],
  },
  { table: 'special_needs', reads: ['account.getPersonRecord', 'account.exportData'] },
  {
    table: 'logins',
    where: 'id_pessoa = $person',
    reads: [...ofAccount, ...ofPeople, 'account.listSessions'],
  },
  { table: 'logins', where: `tipo_login = 'SUPERVISOR'`, reads: ['assisted.getSellerTerms'] },
  {
    table: 'session_families',
    where: `id_login = (SELECT id_login FROM logins WHERE id_pessoa = $person LIMIT 1)`,
    reads: ['account.listSessions', 'account.exportData', 'people.getPerson'],
  },
  { table: 'known_browsers', reads: ['account.exportData'] },
  {
    table: 'one_time_tokens',
    reads: [
      'recovery.checkRecovery',
      'loginConfirmation.checkLoginConfirmation',
      'emailAddress.checkEmailUndo',
    ],
  },
  { table: 'email_changes', reads: ['emailAddress.checkEmailUndo', 'account.exportData'] },
  { table: 'cpf_claims', reads: ['cpfClaim.listCpfClaims'] },
  {
    table: 'data_requests',
    reads: [
      'dataRequest.listOwnDataRequests',
      'dataRequest.listDataRequests',
      'dataRequest.getDataRequest',
      'checklist.getChecklist',
      'account.exportData',
    ],
  },
  {
    table: 'consents',
    reads: ['people.getPerson', 'account.listConsents', 'account.getPersonRecord', 'account.exportData'],
  },
  { table: 'outbox', reads: ['account.exportData', 'tasks.listTasks', 'tasks.listUnsentMails'] },
  { table: 'job_leases', where: `nome = 'send-mails'`, reads: ['tasks.listTasks'] },
  { table: 'outbox', where: `dados ->> 'codigo' = '$purchase'`, reads: ['orderDesk.getOrder'] },
  {
    table: 'audit_log',
    reads: [
      'account.exportData',
      'assisted.listAssistance',
      'audit.listActs',
      'courseHistory.listCourseHistory',
      'mailWords.listMailChanges',
    ],
  },
  {
    table: 'catalogue_imports',
    reads: ['catalogueImport.getImport', 'catalogueImport.getRefusedLines'],
  },
  { table: 'scheduled_changes', reads: ['courseSchedule.getCourseSchedule'] },
  { table: 'machine_keys', reads: ['machineKey.listMachineKeys'] },
  {
    table: 'coupons',
    where: `codigo = 'COMECE10'`,
    reads: [
      'purchase.getCoupon',
      'reference.getCurrentPromotion',
      'couponDesk.listCoupons',
      'couponDesk.getDeskCoupon',
    ],
  },
  {
    table: 'programmes',
    where: `slug = '$programme'`,
    reads: [
      'programme.listProgrammes',
      'programme.getProgramme',
      'programmeDesk.listDeskProgrammes',
      'programmeDesk.getDeskProgramme',
      'programmeDesk.listProgrammeHistory',
    ],
  },
  { table: 'programme_courses', reads: ['programme.getProgramme', 'programmeDesk.getDeskProgramme'] },
  { table: 'programme_editions', reads: ['programmeDesk.getDeskProgramme'] },
  { table: 'programme_parts', reads: ['programme.getProgramme', 'programmeDesk.getDeskProgramme'] },
  {
    table: 'teachers',
    where: `slug = '$teacher'`,
    reads: [
      'teacher.listTeachers',
      'teacher.getTeacher',
      'teacherDesk.listDeskTeachers',
      'teacherDesk.getDeskTeacher',
      'courseDesk.getCourseOptions',
      'course.getCourse',
    ],
  },
  { table: 'contracts', reads: ['purchase.getTerms', 'document.getAcceptedTerms'] },
  {
    table: 'purchases',
    where: `codigo = '$purchase'`,
    reads: [
      'numbers.getNumbers',
      'numbers.listOfferSeats',
      ...ofPurchase,
      'people.getPerson',
      'sales.listSales',
      'community.getParticipation',
      'offerDesk.getConsequences',
    ],
  },
  { table: 'purchase_events', where: `codigo_compra = '$purchase'`, reads: ofPurchase },
  { table: 'payment_charges', where: `codigo_compra = '$purchase' AND forma = 'pix'`, reads: ofPurchase },
  { table: 'payment_charges', where: `forma = 'boleto'`, reads: ofBoleto },
  { table: 'card_tries', reads: ['purchase.listPurchases', 'purchase.getPurchase', 'account.exportData'] },
  {
    table: 'assisted_proposals',
    reads: [
      'assisted.getProposal',
      'assisted.listPendingDiscounts',
      'assisted.readEmployerRequest',
      'assisted.readProposalLink',
      'assisted.getProposalLogin',
      'account.exportData',
      'sales.listSales',
    ],
  },
  {
    table: 'company_seats',
    reads: [
      'orderDesk.findCompanyOrders',
      'company.getCompanySeats',
      'company.listOwnSeats',
      'company.getOwnSeat',
      'company.readSeatLink',
    ],
  },
  {
    table: 'purchases',
    where: `empresa IS NOT NULL`,
    reads: [
      'purchase.listPurchases',
      'purchase.getPurchase',
      'company.getCompanySeats',
      'company.readSeatLink',
      'company.getInvoiceOffer',
      'invoice.listInvoices',
      'invoice.listCompanies',
    ],
  },
  {
    table: 'invoice_terms',
    reads: ['company.getInvoiceOffer', 'invoice.listCompanies', 'account.exportData'],
  },
  {
    table: 'invoice_requests',
    reads: ['company.getInvoiceOffer', 'invoice.listCompanies', 'account.exportData'],
  },
  {
    table: 'guardian_links',
    reads: ['account.exportData', 'guardian.getGuardianRequest', 'guardian.readGuardianLink'],
  },
  {
    table: 'purchases',
    where: `responsavel IS NOT NULL`,
    reads: ['guardian.getGuardianRequest', 'guardian.readGuardianLink'],
  },
  { table: 'boletos', reads: [...ofBoleto, ...drawnBoleto, 'account.exportData'] },
  {
    table: 'refunds',
    reads: [
      'purchase.listPurchases',
      'purchase.getPurchase',
      'account.exportData',
      'document.getReceipt',
      'finance.listFinanceMatters',
    ],
  },
  { table: 'provider_moves', reads: ['purchase.listPurchases', 'purchase.getPurchase'] },
  { table: 'payment_events', reads: ['document.getReceipt', 'finance.listFinanceMatters'] },
  {
    table: 'refund_requests',
    reads: [
      'refundDesk.getRefundDesk',
      'refundDesk.listRefundRequests',
      'purchase.listPurchases',
      'purchase.getPurchase',
    ],
  },
  { table: 'refund_receipts', reads: ['finance.listFinanceMatters'] },
  { table: 'finance_matters', reads: ['finance.listFinanceMatters'] },
  { table: 'class_changes', reads: ['account.exportData', 'choice.listOffersToChoose'] },
  {
    table: 'new_acceptances',
    reads: [
      'purchase.listPurchases',
      'purchase.getPurchase',
      'newAcceptance.getNewAcceptance',
      'account.exportData',
    ],
  },
  {
    table: 'waiting_list',
    reads: [
      'waitingDesk.listWaitingOffers',
      'waitingDesk.listWaitingPeople',
      'waitingList.getWaitingPlace',
      'waitingList.getInvitation',
      'account.exportData',
    ],
  },
  {
    table: 'enrolments',
    reads: [
      'offerStudents.listStudents',
      'enrolment.listEnrolments',
      'grant.listToDecide',
      'account.exportData',
      'community.getParticipation',
    ],
  },
  {
    table: 'enrolment_documents',
    reads: [
      'enrolment.listEnrolments',
      'grant.listToDecide',
      'grant.getDocument',
      'grant.getDocumentPage',
      'account.exportData',
    ],
  },
  {
    table: 'enrolment_events',
    reads: ['enrolment.listEnrolments', 'grant.listToDecide', 'account.exportData'],
  },
  { table: 'newsletter_subscriptions', reads: ['account.exportData'] },
  { table: 'kept_mails', reads: ['mailbox.listMailbox', 'mailbox.getMailboxMail'] },
  { table: 'second_factors', reads: ['secondFactor.getSecondFactor', 'team.listTeam'] },
  { table: 'recovery_codes', reads: ['secondFactor.getSecondFactor'] },
  {
    table: 'simulated_bank_charges',
    reads: ['simulatedBank.listBankCharges', 'simulatedBank.getBankCharge'],
  },
  {
    table: 'simulated_bank_payments',
    reads: ['simulatedBank.listBankCharges', 'simulatedBank.getBankCharge'],
  },
  { table: 'simulated_bank_notices', reads: ['simulatedBank.listBankCharges'] },
  { table: 'simulated_bank_refunds', reads: ['simulatedBank.getBankCharge'] },
  { table: 'shop_setup', reads: ['brand.getBrand'] },
  { table: 'team_invitations', reads: ['team.listTeam', 'account.exportData'] },
  { table: 'staff_identities', reads: ['account.exportData'] },
  { table: 'simulated_bank_state', reads: ['simulatedBank.listBankCharges'] },
];

/** Reads that answer from settings alone. */
export const readsOfSettings: readonly string[] = ['schoolSignIn.getSchoolSignIn'];

export const answeredFromNothing: ReadonlySet<string> = new Set([
  'simulated_bank_card_tokens',
  'simulated_bank_card_charges',
  'ledger_transactions',
  'ledger_entries',
  'finance_marks',
  'coupon_uses',
  'course_pictures',
  'newsletter_tokens',
  'odd_payment_items',
  'payment_notices',
  'pending_sign_ins',
  'rate_limits',
  'refresh_tokens',
  'request_log',
  'school_sign_ins',
  'setup_links',
  'sign_in_turns',
  'signing_keys',
]);

export const badValues: Readonly<Record<string, readonly string[]>> = {
  text: [`''`, `repeat('ã?<', 2000)`],
  character: [`''`, `'?'`],
  'text[]': [`'{}'`, `ARRAY['']`, `ARRAY[NULL]::text[]`, `ARRAY['?']`],
  integer: ['-1', '2147483647'],
  'integer[]': [`'{}'`, 'ARRAY[-1]', 'ARRAY[NULL]::integer[]'],
  bigint: ['-1', '9007199254740993'],
  'double precision': [`'NaN'`, `'Infinity'`, '-1'],
  boolean: ['true', 'false'],
  date: [`'0001-01-01'`, `'12026-01-01'`],
  'timestamp with time zone': [`'-infinity'`, `'infinity'`, `'12026-01-01'`],
  jsonb: [`'null'`, `'{}'`, `'"?"'`, `'[null]'`, `'[{}]'`],
  bytea: [`'\\x'`, `'\\x00'`],
  uuid: [],
  xid8: [`'0'`, `'18446744073709551615'`],
};
