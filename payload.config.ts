import { postgresAdapter } from "@payloadcms/db-postgres";
import { lexicalEditor } from "@payloadcms/richtext-lexical";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildConfig } from "payload";
import { adminLanguages } from "./collections/admin-languages";
import { adminTranslations } from "./collections/admin-translations";
import { readerFallback } from "./src/domain/locale/in-reader-language";
import { catalogueCollections } from "./collections/catalogue/catalogue-collections";
import { contentCollections } from "./collections/content/content-collections";
import { syncTranslations } from "./collections/content/translations/sync-translations";
import { AffiliateVisits } from "./collections/people/affiliate-visits";
import { Affiliates } from "./collections/people/affiliates";
import { CustomerSessions } from "./collections/people/customer-sessions";
import { Customers } from "./collections/people/customers";
import { SavedWatches } from "./collections/people/saved-watches";
import { SignInCodes } from "./collections/people/sign-in-codes";
import { Subscribers } from "./collections/people/subscribers";
import { Users } from "./collections/people/users";
import { agentCollections } from "./collections/agents/agent-collections";
import { staffCollections } from "./collections/staff/staff-collections";
import { withFreshSaves, withGlobalFreshSaves } from "./collections/refuse-stale";
import { withGlobalFormFixes, withFormFixes } from "./collections/with-form-fixes";
import { withAudit, withGlobalAudit } from "./collections/staff/with-audit";
import { stockCollections } from "./collections/stock/stock-collections";
import { salesCollections } from "./collections/sales/sales-collections";
import { allGlobals } from "./globals/all-globals";
import { withAccess, withGlobalAccess, withInternalAccess } from "./src/admin/access/with-access";
import { collectionsWithoutPrototype } from "./src/admin/payload-fixes/collections-without-prototype";
import { refuseUnreadable } from "./src/admin/payload-fixes/refuse-unreadable";
import { answerCollision } from "./src/admin/payload-fixes/retry-collision";
import { withGlobalVersions, withVersions } from "./src/admin/payload-fixes/versions/with-versions";
import { withLandmark } from "./src/admin/payload-fixes/with-landmark";
import { withPayloadFixes } from "./src/admin/payload-fixes/with-payload-fixes";
import { withWordedLabels } from "./src/admin/payload-fixes/with-worded-labels";
import { languages } from "./src/domain/locale/languages";
import { defaultLocale, locales } from "./src/domain/locale/locale";
import { connections } from "./src/server/runtime/connections/connections";
import { providerNames } from "./src/domain/order/payment-provider";
import { accountEndpoints } from "./src/server/endpoints/staff-account/account-endpoints";
import { endpoints } from "./src/server/endpoints/table";
import { payloadMailAdapter } from "./src/gateways/mail/payload-mail-adapter";
import { jsonLogger } from "./src/server/runtime/log/json-logger";
import { revalidateScheduled } from "./src/services/jobs/revalidate-scheduled";
import { shopJobs } from "./src/services/jobs/shop-jobs";
import { viewsConfig } from "./src/admin/own-views";
import { withGlobalSources, withSources } from "./src/server/runtime/translating/with-sources";
import { answerUnavailable } from "./src/server/runtime/answer-unavailable";
import { staffCookiePrefix } from "./src/server/runtime/staff/staff-cookie";
import { withLargeLists } from "./src/store/large-lists";
import { omitUnusedIndexes } from "./src/store/omit-unused-indexes";

const root = path.dirname(fileURLToPath(import.meta.url));
const shopUrl = process.env.SHOP_URL?.replace(/\/+$/, "");

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? "",
  // Lines of JSON for whatever collects logs; in colour for whoever writes code.
  ...(process.env.NODE_ENV === "production" && { logger: { options: jsonLogger } }),
  serverURL: shopUrl,
  // A session cookie counts only on requests that come from the shop itself.
  csrf: shopUrl ? [shopUrl] : [],
  cors: shopUrl ? [shopUrl] : [],
  cookiePrefix: staffCookiePrefix,
  defaultDepth: 0,
  maxDepth: 3,
  db: withLargeLists(
    postgresAdapter({
      // A request that gets no connection for so long is answered that the shop is away for a moment.
      pool: { connectionString: process.env.DATABASE_URL, connectionTimeoutMillis: 8_000 },
      push: false,
      migrationDir: path.resolve(root, "src/store/migrations"),
      // As tables, the blocks of pages and of their versions would be a third of the database (decision 0147).
      blocksAsJSON: true,
      beforeSchemaInit: [omitUnusedIndexes],
    }),
  ),
  editor: lexicalEditor(),
  // No sharp here: Payload would compress every uploaded WebP a second time. Pictures are checked by our own hooks.
  // Twenty megabytes hold the largest sensible photograph; more is refused while it arrives.
  upload: { limits: { fileSize: 20_000_000 }, abortOnLimit: true },
  admin: {
    user: Users.slug,
    importMap: { baseDir: root },
    dateFormat: "PP HH:mm",
    // A configuration cannot name the brand, which is content.
    meta: { titleSuffix: "", icons: [{ rel: "icon", type: "image/svg+xml", url: "/icon.svg" }] },
    avatar: "default",
    components: {
      graphics: {
        Logo: "/src/admin/brand/brand-name#BrandName",
        Icon: "/src/admin/brand/brand-icon#BrandIcon",
      },
      providers: [
        "/src/admin/brand/brand-colors#BrandColors",
        "/src/admin/frame/restore-early-input#RestoreEarlyInput",
        "/src/admin/frame/repeat-when-busy#RepeatWhenBusy",
        "/src/admin/payload-fixes/keep-menu-open#KeepMenuOpen",
        "/src/admin/account/ask-to-sign-in#AskToSignIn",
      ],
      actions: ["/src/admin/find/find-action#FindAction"],
      beforeDashboard: [
        "/src/admin/setup/setup-panel#SetupPanel",
        "/src/admin/home/home-panel#HomePanel",
        "/src/admin/notes/named-notes#NamedNotes",
        "/src/admin/translating/open-texts-panel#OpenTextsPanel",
        "/src/admin/figures/figures-panel#FiguresPanel",
      ],
      beforeNavLinks: ["/src/admin/menu-links#MenuHead"],
      afterNavLinks: ["/src/admin/menu-links#MenuFoot"],
      views: {
        dashboard: { Component: "/src/admin/payload-fixes/dashboard-with-main#DashboardWithMain" },
        login: { Component: "/src/admin/account/sign-in-view#SignInView" },
        createFirstUser: { Component: "/src/admin/account/first-admin-view#FirstAdminView" },
        ...viewsConfig,
      },
    },
  },
  i18n: {
    fallbackLanguage: readerFallback,
    supportedLanguages: adminLanguages,
    translations: adminTranslations,
  },
  localization: {
    locales: locales.map((code) => ({ code, label: languages[code].name })),
    defaultLocale,
    fallback: true,
  },
  collections: [
    // The menu has its groups in this order: what is used each day comes first.
    ...salesCollections,
    ...catalogueCollections,
    ...stockCollections,
    ...contentCollections,
    { ...Users, endpoints: accountEndpoints },
    ...staffCollections,
    ...agentCollections,
    Customers,
    CustomerSessions,
    SavedWatches,
    SignInCodes,
    Subscribers,
    Affiliates,
    AffiliateVisits,
  ]
    .map(withAccess)
    .map(withAudit)
    .map(withSources)
    .map(withFreshSaves)
    .map(withVersions)
    .map(withLandmark)
    .map(withFormFixes)
    .map(withWordedLabels),
  globals: allGlobals
    .map(withGlobalAccess)
    .map(withGlobalAudit)
    .map(withGlobalSources)
    .map(withGlobalFreshSaves)
    .map(withGlobalVersions)
    .map(withGlobalFormFixes),
  endpoints,
  jobs: shopJobs,
  onInit: async (payload) => {
    collectionsWithoutPrototype(payload);
    await syncTranslations(payload);
  },
  hooks: { afterError: [refuseUnreadable, answerCollision, answerUnavailable] },
  // The shop writes its own mails; the CMS's would come from the shop's own host.
  email: payloadMailAdapter(() => {
    const { hostname } = new URL(shopUrl ?? "http://localhost");
    const { SMTP_URL: url, MAIL_FROM: from = `shop@${hostname}` } = connections();
    return { url, from };
  }),
  graphQL: { disable: true },
  // What texts may name that only the process knows.
  custom: { paymentProviders: () => providerNames({ ...connections() }) },
  // `npm run generate` writes the types; every start of a test or of the shop need not.
  typescript: { outputFile: path.resolve(root, "src/payload-types.ts"), autoGenerate: false },
})
  .then(withInternalAccess)
  .then(withPayloadFixes)
  .then(revalidateScheduled);
