/**
 * Roles that may change a field: A admin, M marketer, C clerk, T translator; a field that is not listed is closed
 * to all.
 */
type Openness = Readonly<Partial<Record<"none" | "A" | "AC" | "AM" | "AMC" | "AMT" | "AMCT", string>>>;

/**
 * Every field of every writable document, part by part: lists and groups say whether they open, their subfields
 * have rows of their own. An id opens and moves an entry; a file's measures change with the file alone. A part
 * without a row here is closed as a whole. Blocks of pages are in access-block-rows.ts.
 */
export const fieldRows: readonly (readonly [parts: string, fields: Openness])[] = [
  [
    "watches",
    {
      none: "code createdAt updatedAt",
      AM: "_order color configuratorDial gallery line path related stage",
      AMT: "_status box care description name parts specs tagline",
    },
  ],
  [
    "markets",
    {
      none: "createdAt currency updatedAt",
      AM: "countries factor payments transitDays",
      AMT: "border",
    },
  ],
  [
    "markets.border",
    {
      AM: "asOf dutyFreeBelow dutyPaidPercent dutyPercent payer taxFreeBelow taxPercent valuePercent",
      AMT: "note",
    },
  ],
  ["watch-lines", { none: "createdAt key updatedAt", AM: "_order", AMT: "name text" }],
  [
    "watches.parts",
    {
      AM: "bezelInsertColor buckle caseColor caseDiameter caseType casebackType complication dateColor dateMagnifier dial gmtHand hands packaging priority rotor secondStrap strapColor strapEndlink strapStyle warranty",
    },
  ],
  [
    "watches.specs",
    {
      AM: "accuracyFast accuracySlow calibre frequency jewels lugToLug lugWidth powerReserve thickness waterResistance weight",
      AMT: "caseMaterial clasp glass strapLength",
    },
  ],
  [
    "products",
    {
      none: "createdAt sku updatedAt",
      AM: "availability diameter discount images isNew isVisible kind page price priceConfirmed slug watch",
      AMT: "_status description name ownPrices warnings",
    },
  ],
  [
    "case-types",
    {
      none: "createdAt key updatedAt",
      AM: "_order diameters enabled hasBezelInsert hasWarning isNew layer leadDays price priceConfirmed thumbnail",
      AMT: "_status label note ownPrices",
    },
  ],
  [
    "case-colors",
    {
      none: "createdAt key updatedAt",
      AM: "_order backClosed backOpen caseType color enabled endLink hasWarning isNew layer leadDays price priceConfirmed thumbnail",
      AMT: "_status label note ownPrices",
    },
  ],
  [
    "case-diameters caseback-types date-magnifiers gmt-hands strap-endlinks buckles second-straps rotors packagings warranties priorities",
    {
      none: "createdAt key updatedAt",
      AM: "_order enabled hasWarning isNew layer leadDays price priceConfirmed thumbnail",
      AMT: "_status label note ownPrices",
    },
  ],
  [
    "complications",
    {
      none: "createdAt key updatedAt",
      AM: "_order enabled hasGmtHand hasWarning isNew layer leadDays price priceConfirmed thumbnail",
      AMT: "_status label note ownPrices",
    },
  ],
  [
    "dials",
    {
      none: "createdAt key updatedAt",
      AM: "_order color enabled hasWarning isNew layer leadDays price priceConfirmed printing printingInk printingLayout showsDate thumbnail",
      AMT: "_status label note ownPrices",
    },
  ],
  [
    "date-colors",
    {
      none: "createdAt key updatedAt",
      AM: "_order enabled hasWarning isNew layer leadDays magnified price priceConfirmed thumbnail",
      AMT: "_status label note ownPrices",
    },
  ],
  [
    "hands",
    {
      none: "createdAt key updatedAt",
      AM: "_order enabled family hasWarning isNew layer leadDays lumColor metal price priceConfirmed thumbnail",
      AMT: "_status label note ownPrices",
    },
  ],
  [
    "bezel-inserts",
    {
      none: "createdAt key updatedAt",
      AM: "_order enabled hasWarning isNew layer leadDays price priceConfirmed thumbnail type",
      AMT: "_status label note ownPrices",
    },
  ],
  [
    "strap-families",
    {
      none: "createdAt key updatedAt",
      AM: "_order buckles enabled hasEndlink hasWarning isNew layer leadDays material price priceConfirmed thumbnail",
      AMT: "_status label note ownPrices",
    },
  ],
  [
    "straps",
    {
      none: "createdAt key updatedAt",
      AM: "_order color enabled family hasWarning isNew layer leadDays price priceConfirmed thumbnail",
      AMT: "_status label note ownPrices",
    },
  ],
  [
    "layers",
    {
      none: "createdAt drawnFrom hash updatedAt",
      AM: "filename filesize height mimeType name thumbnailURL url width",
    },
  ],
  ["pages", { none: "createdAt updatedAt", AM: "navbar slug", AMT: "_status blocks description title" }],
  ["newsletters.blocks.newsletter-button.link", { AM: "href", AMT: "label" }],
  [
    "manuals.cover manuals.sections.figure.illustration globals/quiz.questions.answers.illustration newsletters.blocks.newsletter-picture.illustration",
    { AM: "picture stage view watch" },
  ],
  [
    "banners",
    {
      none: "createdAt key updatedAt",
      AM: "_order enabled endsAt href languages line pages place startsAt",
      AMT: "_status text",
    },
  ],
  ["newsletters.blocks.newsletter-text", { AM: "blockName id", AMT: "body" }],
  ["newsletters.blocks.newsletter-picture", { AM: "blockName href id", AMT: "illustration" }],
  ["newsletters.blocks.newsletter-button", { AM: "blockName id", AMT: "link" }],
  [
    "newsletters",
    {
      none: "createdAt recipients sendAt sentBy state updatedAt",
      AM: "languages",
      AMT: "blocks intro subject",
    },
  ],
  ["redirects", { none: "createdAt updatedAt", AM: "address from page" }],
  ["questions", { none: "createdAt updatedAt", AM: "_order group key", AMT: "answer question" }],
  ["manuals", { none: "createdAt updatedAt", AM: "number", AMT: "cover sections summary title" }],
  ["manuals.sections", { AM: "id", AMT: "body figure title" }],
  ["manuals.sections.figure", { AM: "crop drawing", AMT: "caption illustration" }],
  ["translations", { none: "createdAt key original page updatedAt", AMT: "text" }],
  [
    "media",
    {
      none: "createdAt delivered printedFrom updatedAt",
      AM: "filename filesize focusX focusY folder height mimeType thumbnailURL url width",
      AMT: "alt",
    },
  ],
  [
    "fonts",
    {
      none: "createdAt maxWeight maxWidth minWeight minWidth updatedAt",
      AM: "filename filesize height mimeType name thumbnailURL url width",
    },
  ],
  [
    "orders",
    {
      none: "affiliate affiliatePercent agent agentSession articles carrier cart cartRemindedAt catalogueVersion chargeCurrency checkedAt contact contentHash covered coveredBy createdAt currency donatedTotal dutiesTotal exchangeOf exchangedPieces formerProvider formerSessionId hasParcel heldReason isDisputed lines linkUntil locale madeBy note number paidAt partParcels paymentIntent paymentProvider paymentVoucherDay paymentVoucherUrl promisedDays promoCode promoCustomer promoPercent rates receiptNumber refundDueAt refundedAmount refundedToCards returnedAt sessionExpiresAt sessionId sessionRound sessionUrl shownTotal state submission termsVersion timeline token total trackingNumber updatedAt vatAmount vatCountry vatPercent voucherTotal",
      AC: "staffNote",
    },
  ],
  ["order-notes", { none: "by createdAt mentions order text updatedAt" }],
  [
    "requests",
    { none: "answers createdAt email kind locale name number updatedAt watch", AC: "staffNote status" },
  ],
  [
    "customer-reviews",
    {
      none: "answeredAt author createdAt locale occasion order rating text updatedAt verified watch",
      AM: "status",
      AMC: "answer",
    },
  ],
  [
    "preorder-offers",
    {
      none: "createdAt key passwordHash updatedAt",
      AM: "closesAt depositPercent enabled isInvited opensAt password pieces price priceConfirmed product shipsAt straps",
      AMT: "name text",
    },
  ],
  ["pre-orders", { none: "createdAt number offer order updatedAt", AC: "released" }],
  [
    "promo-codes",
    {
      none: "createdAt updatedAt",
      AM: "_status amount automatic code enabled endsAt kind limit minimum options parts perCustomer percent skus startsAt title",
    },
  ],
  [
    "users",
    {
      none: "createdAt hash joinedAt resetPasswordExpiration resetPasswordRequestedAt resetPasswordToken salt sessions updatedAt",
      A: "languages role",
      AMCT: "currentPassword email notices",
    },
  ],
  [
    "affiliates",
    {
      none: "audience channel createdAt email locale message name number site updatedAt",
      AM: "code commission reason reduction staffNote status",
    },
  ],
  ["payload-locked-documents", { none: "createdAt document globalSlug updatedAt", AMCT: "user" }],
  ["payload-preferences", { none: "createdAt updatedAt", AMCT: "key user value" }],
  [
    "globals/brand",
    {
      none: "createdAt updatedAt",
      AM: "_status accent dialLine letters mark name orderPrefix tone wordmark",
    },
  ],
  ["globals/setup", { none: "createdAt updatedAt", AM: "done" }],
  ["globals/brand.letters", { AM: "reading readingItalic sans sansBold" }],
  [
    "globals/shop-settings",
    {
      none: "createdAt updatedAt",
      AM: "_status adPages bannerSeconds basePrice basePriceConfirmed chargedAsShown company instalment leadDays maintenance ownPrices pagePictures priceAlarm rates roundingStep shipping termsVersion tracking upsellProduct vat workshop",
    },
  ],
  [
    "products.ownPrices case-types.ownPrices case-colors.ownPrices case-diameters.ownPrices caseback-types.ownPrices date-magnifiers.ownPrices gmt-hands.ownPrices strap-endlinks.ownPrices buckles.ownPrices second-straps.ownPrices rotors.ownPrices packagings.ownPrices warranties.ownPrices priorities.ownPrices complications.ownPrices dials.ownPrices date-colors.ownPrices hands.ownPrices bezel-inserts.ownPrices strap-families.ownPrices straps.ownPrices globals/shop-settings.ownPrices",
    { AM: "CHF GBP INR JPY QAR SAR SGD USD" },
  ],
  ["globals/shop-settings.rates", { AM: "CHF GBP INR JPY QAR SAR SGD USD" }],
  ["globals/shop-settings.pagePictures", { AM: "account signIn sizes" }],
  ["globals/shop-settings.vat", { AM: "country rates" }],
  [
    "globals/shop-settings.vat.rates",
    { AM: "country id limitAmount limitCurrency note percent registration" },
  ],
  ["globals/shop-settings.workshop", { AM: "bespokePerDay closures readyPerDay" }],
  ["globals/shop-settings.workshop.closures", { AM: "from id until" }],
  ["globals/shop-settings.shipping", { AM: "carrier countries transitDays" }],
  ["globals/shop-settings.instalment", { AM: "count currencies enabled" }],
  ["globals/shop-settings.tracking", { AM: "instalmentKey pixelId" }],
  [
    "globals/shop-settings.company",
    { AM: "address capital director email host mediator name phone registration vatNumber" },
  ],
  ["globals/shop-settings.maintenance", { AM: "enabled text until" }],
  [
    "globals/law",
    {
      none: "createdAt updatedAt",
      AM: "_status durabilityLabel guaranteeNotice japan japanNotice manufacturer packaging responsiblePerson warnings",
    },
  ],
  ["globals/law.durabilityLabel", { AM: "isShown picture years" }],
  ["globals/law.manufacturer", { AM: "address country electronicAddress name trademark" }],
  ["globals/law.responsiblePerson", { AM: "address electronicAddress name" }],
  ["globals/law.warnings", { AM: "box strap watch" }],
  ["globals/law.packaging", { AM: "country id number scheme" }],
  ["globals/law.japan", { AM: "address hours office phone representative seller" }],
  ["globals/law.japanNotice", { AM: "id text title" }],
  ["globals/agents", { none: "createdAt updatedAt", A: "blocked callsPerMinute isOpen limits" }],
  ["globals/agents.limits", { A: "callsPerMinute id profile" }],
  ["globals/agents.blocked", { A: "id profile" }],
  ["globals/configurator-settings", { none: "createdAt updatedAt", AM: "_status glare movement shadow" }],
  ["globals/navigation", { none: "createdAt updatedAt", AMT: "_status bar sideMenu" }],
  ["globals/navigation.bar", { AM: "href id", AMT: "children label" }],
  [
    "globals/navigation.bar.children globals/navigation.sideMenu globals/footer.groups.links",
    { AM: "href id", AMT: "label" },
  ],
  [
    "globals/footer",
    {
      none: "createdAt updatedAt",
      AM: "email",
      AMT: "_status copyright groups newsletterText newsletterTitle secureNote social tagline",
    },
  ],
  ["globals/footer.groups", { AM: "id", AMT: "links title" }],
  ["globals/footer.social", { AM: "href id name" }],
  ["globals/quiz", { none: "createdAt updatedAt", AMT: "_status questions" }],
  ["globals/quiz.questions", { AM: "id key", AMT: "answers text title" }],
  ["globals/quiz.questions.answers", { AM: "id key", AMT: "illustration note parts rules title" }],
  ["globals/quiz.questions.answers.rules", { AM: "id points trait values" }],
  ["globals/quiz.questions.answers.parts", { AM: "field id key" }],
  ["webhook-endpoints", { none: "createdAt sealed switchedOffAt updatedAt", A: "address events isActive" }],
];
