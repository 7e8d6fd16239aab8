import type { Page } from "@playwright/test";
import * as v from "valibot";
import { findViolations } from "./parts/axe";
import { expect, test } from "./shop-test";

const docs = v.object({ docs: v.array(v.object({ id: v.number(), text: v.string() })) });

/** Words of the line above the navbar. */
const banner = (page: Page, text: string) => page.getByRole("complementary").getByText(text);

/** The shop's own parts of the admin are accessible; the rest is the CMS's. */
async function expectPartAccessible(page: Page, part: string): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  expect(await findViolations(page, { within: part, tags })).toEqual([]);
}

test("a banner shows within its dates, in its languages and on its pages, with its link, without a script", async ({
  browser,
  marketer,
  staffRole,
}) => {
  const text = `Un jour de fête, ${staffRole}`;
  const hence = (seconds: number) => new Date(Date.now() + seconds * 1000);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/contact");
  await marketer.create("banners?locale=fr", {
    text,
    href: "/montres",
    startsAt: hence(3600),
    endsAt: hence(7200),
    place: "pages",
    pages: ["/contact"],
    languages: ["fr", "es"],
    enabled: true,
    _status: "published",
  });
  const id = v.parse(docs, await marketer.read("banners?limit=100&sort=-id&locale=fr")).docs[0]?.id;
  const shown = async (path: string) => {
    await page.goto(path);
    return banner(page, text).count();
  };
  /** Polls until the page shows it that often: not before its time. */
  const expectShownFrom = async (moment: Date, times: number) => {
    await expect.poll(() => shown("/contact"), { intervals: [300] }).toBe(times);
    expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime());
  };
  try {
    expect(await shown("/contact")).toBe(0);
    const startsAt = hence(6);
    await marketer.change(`banners/${id}`, { startsAt });
    await expectShownFrom(startsAt, 1);
    await expect(page.getByRole("link", { name: text, includeHidden: true })).toHaveAttribute(
      "href",
      "/montres",
    );
    expect(await shown("/es/contact")).toBe(1);
    await expect(page.getByRole("link", { name: text, includeHidden: true })).toHaveAttribute(
      "href",
      "/es/montres",
    );
    expect(await shown("/en/contact")).toBe(0);
    expect(await shown("/")).toBe(0);
    const endsAt = hence(6);
    await marketer.change(`banners/${id}`, { endsAt });
    await expectShownFrom(endsAt, 0);
  } finally {
    await marketer.change(`banners/${id}`, { enabled: false });
    await context.close();
  }
});

test("prices are changed together, reviewed, applied, reverted and cancelled", async ({
  openAdmin,
  staffRole,
}) => {
  // Two workers must not change the same list.
  const list = staffRole === "admin" ? "warranties" : "packagings";
  const page = await openAdmin(staffRole);
  /** Changes are reviewed, and confirmed where they are large. */
  const review = async () => {
    await page.getByRole("button", { name: /Voir ce qui change/ }).click();
    await expect(page.getByRole("heading", { name: "Ce qui change" })).toBeFocused();
    const meant = page.getByRole("checkbox", { name: /Ces prix sont voulus/ });
    if (await meant.isVisible()) await meant.check();
  };
  await page.goto(`/admin/prices?list=${list}`);
  await expectPartAccessible(page, "main");
  await page.getByRole("checkbox", { name: "Tout choisir" }).check();
  const move = page.getByRole("form", { name: "Déplacer les prix choisis" });
  await move.getByLabel("De combien").fill("2,50");
  await move.getByLabel("Unité").selectOption("amount");
  await move.getByRole("button", { name: /Proposer/ }).click();
  await review();
  await expectPartAccessible(page, "main");
  await page.getByRole("button", { name: "Appliquer maintenant" }).click();
  await page.getByRole("button", { name: /Appliquer \d+ prix maintenant/ }).click();
  await expect(page.getByText("Les nouveaux prix sont en ligne.")).toBeVisible();
  await page.getByRole("link", { name: "Remettre les prix d’avant" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "Vous remettez les prix" })).toBeVisible();
  await review();
  await page.getByLabel("Ou à cette heure").fill("2099-01-01T10:00");
  await page.getByRole("button", { name: "Programmer" }).click();
  await expect(page.getByText("Les nouveaux prix sont programmés.")).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: /1 janv\. 2099/ }).first()).toBeVisible();
  await page.goto(`/admin/prices?list=${list}`);
  await page.getByRole("button", { name: "Annuler" }).first().click();
  await expect(page.getByText("Ce changement n’aura pas lieu.")).toBeVisible();
  await page.getByRole("link", { name: "Remettre les prix d’avant" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "Vous remettez les prix" })).toBeVisible();
  await review();
  await page.getByRole("button", { name: "Appliquer maintenant" }).click();
  await page.getByRole("button", { name: /Appliquer \d+ prix maintenant/ }).click();
  await expect(page.getByText("Les nouveaux prix sont en ligne.")).toBeVisible();
});

test("the first page of the admin shows the pending work of each role", async ({ openAdmin }) => {
  const page = await openAdmin("clerk");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Ce qui attend" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Aujourd’hui", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Paniers laissés aujourd’hui" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Grille des prix" })).toHaveCount(0);
  await expectPartAccessible(page, "[data-admin=home]");
  // Without permission to change prices there is no page of prices.
  await page.goto("/admin/prices");
  await expect(page).toHaveURL(/\/admin$/);
});
