import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { shopUrl } from "./parts/addresses";
import { findViolations } from "./parts/axe";
import { accountOf, signInStaff, type Staff, type StaffRole } from "./parts/staff";

/**
 * Stops what moves by itself and waits for what is moving: half-way through a fade no text has the contrast it
 * comes to, and the banner fades every five seconds.
 */
async function holdStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Fixtures {
  /** Fails when what the page shows now can't be used by everybody. */
  readonly expectAccessible: (page: Page) => Promise<void>;
  /**
   * An empty page in a browser in which somebody of that role is signed in at the admin. It stays the same in all tests of a
   * worker, for it keeps the scripts it has fetched; the form to sign in with has tests of its own.
   */
  readonly openAdmin: (role: StaffRole) => Promise<Page>;
  /** An address of its own for each test, so that each finds its own mails and orders. */
  readonly email: string;
}

interface WorkerFixtures {
  /** Browsers in which somebody is signed in at the admin, by role. */
  readonly signedIn: Map<StaffRole, BrowserContext>;
  /** Whose account this worker's staff has: for the catalogue and pages, and for the order desk. */
  readonly staffRole: StaffRole;
  readonly deskRole: StaffRole;
  /** Changes the catalogue, and reads orders by way of the order desk. */
  readonly marketer: Staff;
}

/** An account for each worker: what the admin remembers of somebody (language, columns, folded rows) is theirs alone. */
const accounts = ["marketer", "admin"] as const satisfies readonly StaffRole[];
const desks = ["clerk", "admin"] as const satisfies readonly StaffRole[];

/** What only the order desk reads and does. */
const isOfDesk = (path: string) =>
  /^(staff|orders|payments|mails|requests|customers|carts|gift-cards|pre-orders)\b/.test(path);

/** What admins alone read. */
const isOfAdmins = (path: string) => /^(subscribers|saved-watches)\b/.test(path);

/** Playwright's test with what a visit to the shop needs. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // No page of a test may throw, nor do what its content policy forbids.
  context: async ({ context }, use) => {
    // The notice has a test of its own; everywhere else the answer was given before.
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
