import { shopUrl } from "./parts/addresses";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

test("a link with a valid code leads to the watches with a message; another code is reported as unknown", async ({
  page,
  context,
  marketer,
}) => {
  const code = `LIEN${Date.now().toString(36).toUpperCase()}`;
  await marketer.create("promo-codes", { code, percent: 10, enabled: true, _status: "published" });
  const { common } = textsOf("en");
  await page.goto(`/en/p/${code.toLowerCase()}`);
  await expect(page).toHaveURL(/\/en\/montres$/);
  await expect(page.getByRole("complementary", { name: common("promo.label") })).toContainText(code);
  await context.clearCookies();
  await page.goto("/p/nobody-gave-this-out");
  await expect(page).toHaveURL(/\/code-inconnu$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsOf("fr").cart("unknownCode.title"));
  expect((await context.cookies()).filter(({ name }) => name === "promo")).toEqual([]);
});

test("the link works with any code", async () => {
  for (const code of ["%00", "%F0%9F%92%A3", "a".repeat(300), "'; drop table promo_codes; --"]) {
    const answer = await fetch(`${shopUrl}/p/${code}`, { redirect: "manual" });
    expect([code, answer.status < 500]).toEqual([code, true]);
  }
});
