import { missingFacts } from "@/src/domain/company-facts";
import { judgeLaunchChecks, type JudgedLaunchCheck } from "@/src/domain/launch-checks/launch-checks";
import type { KeyState, LaunchCheckFacts, LegalPage } from "@/src/domain/launch-checks/launch-check-facts";
import { missingJapanFacts } from "@/src/domain/law/japan";
import { accessibilityPage, legalPages } from "@/src/domain/launch-checks/legal-pages";
import { unfinishedMark } from "@/src/domain/launch-checks/unfinished-mark";
import { locales } from "@/src/domain/locale/locale";
import { paymentProviders } from "@/src/domain/order/payment-provider";
import { deliveredPasswords } from "@/src/domain/staff/delivered-passwords";
import type { PaymentGateway } from "@/src/gateways/payment/payment-gateway";
import { isPassword, type StoredPassword } from "@/src/services/staff/password-hash";
import { findSafetyGaps } from "./find-safety-gaps";
import { withTimeout } from "@/src/services/with-timeout";
import type { Shop } from "@/src/services/shop";

/** Results by stored password hash: checking one takes a second, and the result does not change. */
const known = new Map<string, boolean>();

async function isDelivered(password: StoredPassword | null): Promise<boolean> {
  if (password === null) return false;
  const before = known.get(password.hash);
  if (before !== undefined) return before;
  const matches = await Promise.all(
    [...deliveredPasswords].map((delivered) => isPassword(password, delivered)),
  );
  known.set(password.hash, matches.includes(true));
  return matches.includes(true);
}

const findDemoAccounts = async ({ store }: Shop): Promise<LaunchCheckFacts["demoAccounts"]> =>
  Promise.all(
    (await store.launchChecks.findExampleAccounts()).map(async ({ email, password }) => ({
      email,
      hasDeliveredPassword: await isDelivered(password),
    })),
  );

/** With test payments the key is a test key, so no request is made. */
async function keyState(isReal: boolean, gateway: PaymentGateway): Promise<KeyState> {
  if (!gateway.isOffered) return "absent";
  return isReal ? withTimeout(gateway.checkKey(), "unavailable") : "test";
}

async function keyStates(isReal: boolean, payments: Shop["payments"]): Promise<LaunchCheckFacts["keys"]> {
  const states = paymentProviders.map(async (one) => [one, await keyState(isReal, payments[one])] as const);
  return Object.fromEntries(await Promise.all(states)) as LaunchCheckFacts["keys"];
}

async function readBackup({ surroundings: { backups } }: Shop): Promise<LaunchCheckFacts["backup"]> {
  const { place } = backups;
  const newest = await withTimeout(backups.newest(), undefined);
  return { place, isReadable: newest !== undefined, newest: newest ?? null };
}

function readMigrations(known: readonly string[], seen: readonly string[]): LaunchCheckFacts["migrations"] {
  return {
    pending: known.filter((name) => !seen.includes(name)),
    // Payload writes "dev" when the schema was pushed.
    unknown: seen.filter((name) => name !== "dev" && !known.includes(name)),
  };
}

const missingOf = (pages: readonly LegalPage[], address: string): LegalPage["missing"] =>
  pages.find(({ slug }) => slug === address)?.missing ?? locales;

/** Finds out how each launch check stands; nothing outside is waited for longer than some seconds. */
export async function loadLaunchChecks(shop: Shop): Promise<readonly JudgedLaunchCheck[]> {
  const { store, payments, surroundings, mail } = shop;
  const { settings } = await store.loadSnapshot();
  const { company } = settings;
  const law = await store.loadLaw();
  const [
    unfinished,
    pages,
    safety,
    keys,
    answer,
    lastEvent,
    isReachable,
    backup,
    singleFactor,
    seen,
    freeBytes,
  ] = await Promise.all([
    store.launchChecks.findUnfinishedTexts(unfinishedMark),
    store.launchChecks.readLegalPages([...legalPages, accessibilityPage]),
    findSafetyGaps(shop, law),
    keyStates(surroundings.isReal, payments),
    surroundings.probeWebhook(),
    store.launchChecks.readLastEvent(),
    withTimeout(mail.isReachable(), false),
    readBackup(shop),
    store.launchChecks.findSingleFactorAdmins(),
    store.launchChecks.listMigrations(),
    withTimeout(surroundings.freeBytes(), null),
  ]);
  // Last: it uses the CPU for a second, and the other checks have timeouts.
  const demoAccounts = await findDemoAccounts(shop);
  return judgeLaunchChecks({
    now: shop.clock(),
    origin: shop.origin,
    isReal: surroundings.isReal,
    missingFacts: missingFacts({ ...company, address: company.address.join("\n") }),
    unfinished,
    legalPages: pages.filter(({ slug }) => slug !== accessibilityPage),
    accessibilityStatement: { slug: accessibilityPage, missing: missingOf(pages, accessibilityPage) },
    law,
    missingJapanFacts: missingJapanFacts(law, company),
    productSafety: safety,
    termsName: settings.termsVersion,
    vat: settings.vat,
    countries: settings.shipping.countries,
    keys,
    webhook: { answer, lastEvent },
    mail: { isReachable, isLocal: surroundings.isMailLocal, sender: surroundings.sender ?? company.email },
    backup,
    demoAccounts,
    singleFactor,
    migrations: readMigrations(surroundings.migrations, seen),
    freeBytes,
  });
}
