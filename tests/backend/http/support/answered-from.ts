export interface Planting {
  table: string;
  /** Which row, as SQL; `$course` and the like are filled in. Any when left out. */
  where?: string;
  reads: readonly string[];
}

const shelves = [
  'search.courses',
  'taxonomy.listAreaGroupsWithCourses',
  'taxonomy.listTechnicalCourses',
  'taxonomy.listGraduationCourses',
  'taxonomy.listQuickCourses',
];
const ofCourse = ['course.get', 'course.getOffer', 'course.listOffers', 'course.getEnrolmentInfo'];
const ofBoleto = ['boleto.get', 'boleto.print', 'boleto.previewRenewal'];
const drawnBoleto = ['document.boleto', 'document.boletoOfLink'];
const ofPurchase = ['purchase.list', 'purchase.get', 'pix.get'];
const modalityPages = ['taxonomy.listModalities', 'taxonomy.getModality', 'taxonomy.getModalityServices'];
const sitemap = ['sitemap.listParts', 'sitemap.listCourses', 'sitemap.listOffers', 'sitemap.listLists'];
const areaPages = [
  'taxonomy.listAreaGroups',
  'taxonomy.listAreaGroupsByModality',
  'taxonomy.listCoursesByArea',
  'taxonomy.getArea',
];
const cityPages = ['taxonomy.listCities', 'taxonomy.listCitiesByState', 'taxonomy.listCitiesWithCourses'];
const ofAccount = [
  'session.getPersonData',
  'account.getRecord',
  'account.listConsents',
  'account.exportData',
  'secondFactor.get',
];
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
  { table: 'page_slugs', reads: ['taxonomy.resolvePage', 'sitemap.listLists'] },
  {
    table: 'modalities',
    where: 'id_modalidade = 6',
    reads: [...modalityPages, 'search.facets', 'search.suggest', ...shelves, ...ofCourse, ...sitemap],
  },
  {
    table: 'area_groups',
    where: 'id_grupo_area_atuacao = $group',
    reads: [...areaPages, 'search.facets', ...shelves, ...ofCourse],
  },
  { table: 'areas', where: 'id_area_atuacao = $area', reads: ['taxonomy.getArea', ...ofCourse] },
  { table: 'states', where: `uf = 'SC'`, reads: ['taxonomy.listStates', 'reference.getStates'] },
  {
    table: 'cities',
    where: 'id_cidade = $city',
    reads: [...cityPages, ...shelves, ...ofCourse, 'search.facets'],
  },
  { table: 'units', where: 'id_cidade = $city', reads: [...ofCourse, 'purchase.get'] },
  { table: 'course_types', reads: ['taxonomy.listCourseTypes', 'search.facets', ...ofCourse] },
  {
    table: 'courses',
    where: 'id_produto = $course',
    reads: [
      'search.courses',
      'search.facets',
      'search.suggest',
      'course.getOffer',
      'course.getEnrolmentInfo',
      'sitemap.listCourses',
      'purchase.get',
      'moderation.listReviews',
      'waitingList.getInvitation',
    ],
  },
  {
    table: 'offers',
    where: 'id_oferta = $offer',
    reads: [
      'search.courses',
      'course.getOffer',
      'course.getEnrolmentInfo',
      'purchase.get',
      'waitingList.getInvitation',
      'waitingList.get',
      'purchase.listInstallments',
      'sitemap.listOffers',
    ],
  },
  { table: 'search_words', reads: ['search.facets', 'search.suggest'] },
  { table: 'course_changes', reads: ['search.courses', 'search.facets'] },
  { table: 'course_changes_kept', reads: ['search.courses', 'search.facets'] },
  {
    table: 'reviews',
    where: `id_produto = $course AND situacao = 'PUBLICADA'`,
    reads: ['community.listReviews', 'course.get', 'community.getParticipation', 'account.exportData'],
  },
  { table: 'reviews', where: `situacao = 'PENDENTE'`, reads: ['moderation.listReviews'] },
  { table: 'review_votes', reads: ['community.listReviews', 'account.exportData'] },
  {
    table: 'questions',
    where: 'id_produto = $course AND resposta IS NOT NULL',
    reads: ['course.get', 'account.exportData'],
  },
  {
    table: 'questions',
    where: 'id_pessoa = $person AND resposta IS NULL',
    reads: ['community.getParticipation', 'moderation.listQuestions', 'account.exportData'],
  },
  { table: 'favourites', reads: ['community.isFavourite', 'community.listFavourites', 'account.exportData'] },
  { table: 'course_alerts', reads: ['courseAlert.get', 'account.exportData'] },
  { table: 'testimonials', where: 'id_produto IS NULL', reads: ['reference.listTestimonials'] },
  {
    table: 'blog_posts',
    reads: ['blog.listPosts', 'blog.listSesiPosts', 'blog.getPost', 'sitemap.listLists'],
  },
  { table: 'campaigns', reads: ['taxonomy.resolvePage', 'sitemap.listLists'] },
  { table: 'redirects', reads: ['reference.getRedirect'] },
  { table: 'brand', reads: ['brand.get', 'footer.listContacts'] },
  { table: 'payment_methods', reads: ['footer.listPaymentMethods'] },
  { table: 'certificates', reads: ['footer.listCertificates'] },
  { table: 'social_networks', reads: networks },
  { table: 'reference_items', reads: references },
  { table: 'site_settings', reads: ['site.listLinks', 'footer.getLayout'] },
  { table: 'postal_codes', where: `cep = '89010000'`, reads: ['account.findPostalCode'] },
  { table: 'callback_requests', reads: ['lead.list', 'account.exportData'] },
  { table: 'company_leads', reads: ['lead.list', 'account.exportData'] },
  {
    table: 'persons',
    where: 'id_pessoa = $person',
    reads: [...ofAccount, ...ofPurchase, 'cpfClaim.list', 'sales.list'],
  },
  { table: 'special_needs', reads: ['account.getRecord', 'account.exportData'] },
  { table: 'logins', where: 'id_pessoa = $person', reads: [...ofAccount, 'account.listSessions'] },
  { table: 'logins', where: `tipo_login = 'SUPERVISOR'`, reads: ['assisted.getTerms'] },
  {
    table: 'session_families',
    where: `id_login = (SELECT id_login FROM logins WHERE id_pessoa = $person LIMIT 1)`,
    reads: ['account.listSessions', 'account.exportData'],
  },
  { table: 'known_browsers', reads: ['account.exportData'] },
  {
    table: 'one_time_tokens',
    reads: ['recovery.check', 'loginConfirmation.check', 'emailAddress.checkUndo'],
  },
  { table: 'email_changes', reads: ['emailAddress.checkUndo', 'account.exportData'] },
  { table: 'cpf_claims', reads: ['cpfClaim.list'] },
  { table: 'consents', reads: ['account.listConsents', 'account.getRecord', 'account.exportData'] },
  { table: 'outbox', reads: ['account.exportData'] },
  { table: 'audit_log', reads: ['account.exportData', 'assisted.listActs'] },
  {
    table: 'coupons',
    where: `codigo = 'COMECE10'`,
    reads: ['purchase.getCoupon', 'reference.getCurrentPromotion'],
  },
  { table: 'contracts', reads: ['purchase.getTerms', 'document.terms'] },
  {
    table: 'purchases',
    where: `codigo = '$purchase'`,
    reads: [...ofPurchase, 'sales.list', 'community.getParticipation'],
  },
  { table: 'purchase_events', where: `codigo_compra = '$purchase'`, reads: ofPurchase },
  { table: 'payment_charges', where: `codigo_compra = '$purchase' AND forma = 'pix'`, reads: ofPurchase },
  { table: 'payment_charges', where: `forma = 'boleto'`, reads: ofBoleto },
  { table: 'card_tries', reads: ['purchase.list', 'purchase.get', 'account.exportData'] },
  {
    table: 'assisted_proposals',
    reads: [
      'assisted.get',
      'assisted.listDiscounts',
      'assisted.readEmployer',
      'assisted.readLink',
      'assisted.getLogin',
      'account.exportData',
      'sales.list',
    ],
  },
  {
    table: 'company_seats',
    reads: ['company.getSeats', 'company.listOwnSeats', 'company.getOwnSeat', 'company.readLink'],
  },
  {
    table: 'purchases',
    where: `empresa IS NOT NULL`,
    reads: [
      'purchase.list',
      'purchase.get',
      'company.getSeats',
      'company.readLink',
      'company.getInvoice',
      'invoice.list',
      'invoice.listCompanies',
    ],
  },
  { table: 'invoice_terms', reads: ['company.getInvoice', 'invoice.listCompanies', 'account.exportData'] },
  { table: 'invoice_requests', reads: ['company.getInvoice', 'invoice.listCompanies', 'account.exportData'] },
  { table: 'guardian_links', reads: ['account.exportData', 'guardian.getRequest', 'guardian.readLink'] },
  {
    table: 'purchases',
    where: `responsavel IS NOT NULL`,
    reads: ['guardian.getRequest', 'guardian.readLink'],
  },
  { table: 'boletos', reads: [...ofBoleto, ...drawnBoleto, 'account.exportData'] },
  {
    table: 'refunds',
    reads: ['purchase.list', 'purchase.get', 'account.exportData', 'document.receipt', 'finance.listMatters'],
  },
  { table: 'provider_moves', reads: ['purchase.list', 'purchase.get'] },
  { table: 'payment_events', reads: ['document.receipt', 'finance.listMatters'] },
  {
    table: 'refund_requests',
    reads: ['refundDesk.get', 'refundDesk.list', 'purchase.list', 'purchase.get'],
  },
  { table: 'refund_receipts', reads: ['finance.listMatters'] },
  { table: 'finance_matters', reads: ['finance.listMatters'] },
  { table: 'class_changes', reads: ['account.exportData', 'choice.listClasses'] },
  {
    table: 'new_acceptances',
    reads: ['purchase.list', 'purchase.get', 'newAcceptance.get', 'account.exportData'],
  },
  { table: 'waiting_list', reads: ['waitingList.get', 'waitingList.getInvitation', 'account.exportData'] },
  {
    table: 'enrolments',
    reads: ['enrolment.list', 'grant.listToDecide', 'account.exportData', 'community.getParticipation'],
  },
  {
    table: 'enrolment_documents',
    reads: [
      'enrolment.list',
      'grant.listToDecide',
      'grant.getDocument',
      'grant.getDocumentPage',
      'account.exportData',
    ],
  },
  {
    table: 'enrolment_events',
    reads: ['enrolment.list', 'grant.listToDecide', 'account.exportData'],
  },
  { table: 'newsletter_subscriptions', reads: ['account.exportData'] },
  { table: 'kept_mails', reads: ['mailbox.list', 'mailbox.get'] },
  { table: 'second_factors', reads: ['secondFactor.get'] },
  { table: 'recovery_codes', reads: ['secondFactor.get'] },
  { table: 'simulated_bank_charges', reads: ['simulatedBank.listCharges', 'simulatedBank.getCharge'] },
  { table: 'simulated_bank_payments', reads: ['simulatedBank.listCharges', 'simulatedBank.getCharge'] },
  { table: 'simulated_bank_notices', reads: ['simulatedBank.listCharges'] },
  { table: 'simulated_bank_refunds', reads: ['simulatedBank.getCharge'] },
  { table: 'shop_setup', reads: ['brand.get'] },
  { table: 'simulated_bank_state', reads: ['simulatedBank.listCharges'] },
];

export const answeredFromNothing: ReadonlySet<string> = new Set([
  'simulated_bank_card_tokens',
  'simulated_bank_card_charges',
  'ledger_transactions',
  'ledger_entries',
  'finance_marks',
  'coupon_uses',
  'job_leases',
  'newsletter_tokens',
  'odd_payment_items',
  'payment_notices',
  'pending_sign_ins',
  'rate_limits',
  'refresh_tokens',
  'request_log',
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
