import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { shopUrl } from "./parts/addresses";
import { findViolations } from "./parts/axe";
import { accountOf, signInStaff, type Staff, type StaffRole } from "./parts/staff";

/**
 * Stops animations and waits for running ones: during a fade no text has its final contrast, and the banner fades
 * every five seconds. Waits for fonts: before they have come, Japanese words may be narrower than a touch target.
 */
async function holdStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await document.fonts.ready;
  });
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Fixtures {
  /** Fails when the current page has accessibility violations. */
  readonly expectAccessible: (page: Page) => Promise<void>;
  /**
   * An empty page in a browser with a user of that role signed in to the admin. It is reused in all tests of a
   * worker, to keep its loaded scripts; the sign-in form has its own tests.
   */
  readonly openAdmin: (role: StaffRole) => Promise<Page>;
  /** A separate address for each test, so that it finds its own mails and orders. */
  readonly email: string;
}

interface WorkerFixtures {
  /** Browsers with a signed-in staff member, by role. */
  readonly signedIn: Map<StaffRole, BrowserContext>;
  /** Account of this worker's staff: for the catalogue and pages, and for the order desk. */
  readonly staffRole: StaffRole;
  readonly deskRole: StaffRole;
  /** Changes the catalogue; reads orders with the order desk's account. */
  readonly marketer: Staff;
}

/** One account per worker: the admin stores preferences (language, columns, folded rows) by account. */
const accounts = ["marketer", "admin"] as const satisfies readonly StaffRole[];
const desks = ["clerk", "admin"] as const satisfies readonly StaffRole[];

/** Paths that only the order desk may use. */
const isOfDesk = (path: string) =>
  /^(staff|orders|payments|mails|requests|customers|carts|gift-cards|pre-orders)\b/.test(path);

/** Paths that only admins may read. */
const isOfAdmins = (path: string) => /^(subscribers|saved-watches)\b/.test(path);

/** Playwright's test with the fixtures of a visit to the shop. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // A page must not throw, nor violate its content policy.
  context: async ({ context }, use) => {
    // The notice has its own test; everywhere else it is already answered.
    await context.addInitScript(() => {
      if (location.protocol.startsWith("http")) localStorage.setItem("consent-refused", "true");
    });
    const errors: string[] = [];
    context.on("weberror", (error) => errors.push(String(error.error())));
    context.on("console", (message) => {
      const isOwn = message.page()?.url().startsWith(shopUrl) ?? true;
      if (isOwn && message.text().includes("Content Security Policy")) errors.push(message.text());
    });
    await use(context);
    test.expect(errors, "errors thrown by scripts of the pages").toEqual([]);
  },
  openAdmin: async ({ browser, signedIn }, use) => {
    await use(async (role) => {
      const context = signedIn.get(role) ?? (await browser.newContext({ locale: "fr-FR" }));
      if (!signedIn.has(role)) {
        const { email, password } = accountOf(role);
        const answer = await context.request.post("/api/users/login", {
          data: { email, password },
          headers: { origin: shopUrl },
        });
        test.expect(answer.status(), await answer.text()).toBe(200);
        signedIn.set(role, context);
      }
      return context.newPage();
    });
    for (const context of signedIn.values()) for (const page of context.pages()) await page.close();
  },
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      await holdStill(page);
      const found = await findViolations(page, { tags: rules });
      await page.emulateMedia({ reducedMotion: null });
      test.expect(found, `what axe finds on ${page.url()}`).toEqual([]);
    });
  },
  email: async ({}, use, { testId, retry }) => {
    await use(`ada.${testId}.${retry}.${Date.now().toString(36)}@example.com`);
  },
  signedIn: [
    async ({}, use) => {
      const contexts = new Map<StaffRole, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: "worker" },
  ],
  staffRole: [
    async ({}, use, { parallelIndex }) => {
      await use(accounts[parallelIndex % accounts.length] ?? "marketer");
    },
    { scope: "worker" },
  ],
  deskRole: [
    async ({}, use, { parallelIndex }) => {
      await use(desks[parallelIndex % desks.length] ?? "clerk");
    },
    { scope: "worker" },
  ],
  marketer: [
    async ({ staffRole, deskRole }, use) => {
      const editor = await signInStaff(staffRole);
      const desk = deskRole === staffRole ? editor : await signInStaff(deskRole);
      const admin = staffRole === "admin" ? editor : await signInStaff("admin");
      const whoMay = (path: string) => (isOfAdmins(path) ? admin : isOfDesk(path) ? desk : editor);
      await use({
        read: (path) => whoMay(path).read(path),
        create: (path, data) => whoMay(path).create(path, data),
        change: (path, data) => whoMay(path).change(path, data),
        remove: (path) => whoMay(path).remove(path),
      });
    },
    { scope: "worker" },
  ],
});

export const { expect } = test;
