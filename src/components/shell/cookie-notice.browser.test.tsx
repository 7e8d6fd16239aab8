import { beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { readConsent, writeConsent } from "@/src/client/browser/consent";
import { Tracking } from "@/src/components/tracking/tracking";
import { show } from "@/tests/setup/browser/show";
import { CookieChoiceButton } from "./cookie-choice-button";
import { CookieNotice } from "./cookie-notice";

const trackers = { pixel: null, instalment: null };

const shop = (
  <>
    <Tracking locale="fr" trackers={trackers} adPages={[]} />
    <CookieNotice label="Cookies" refuse="Refuser" accept="Accepter">
      Mesurer les visites ?
    </CookieNotice>
    <CookieChoiceButton>Choix des cookies</CookieChoiceButton>
  </>
);

const notice = page.getByRole("region", { name: "Cookies" });
const refuse = page.getByRole("button", { name: "Refuser" });
const accept = page.getByRole("button", { name: "Accepter" });
const askAgain = page.getByRole("button", { name: "Choix des cookies" });

/** Each test visits a page of its own: a window reports the same page once. */
const openShop = async (path: string) => {
  await commands.scriptShop({ "POST /api/analytics/insert": [{ status: 204 }] });
  return show(shop, { path });
};

beforeEach(() => writeConsent("unanswered"));

const visits = async () => (await commands.sentRequests()).map(({ body }) => body);

/** Fills the browser's storage for this shop completely. */
function fillStorage(): void {
  for (let letters = 1_048_576, number = 0; letters >= 1; number += 1) {
    try {
      window.localStorage.setItem(`full-${number}`, "x".repeat(letters));
    } catch {
      letters = Math.floor(letters / 2);
    }
  }
}

test("before a choice nothing is sent and nothing is stored", async () => {
  await openShop("/1");
  await expect.element(notice).toBeVisible();
  expect([await visits(), window.localStorage.length, document.cookie]).toEqual([[], 0, ""]);
});

test("a visitor who accepts is not asked again, and the visit counts once", async () => {
  const { rerender } = await openShop("/2");
  await accept.click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(visits).toEqual([{ path: "/2", locale: "fr" }]);
  await rerender(shop);
  expect([readConsent(), await visits()]).toEqual(["accepted", [{ path: "/2", locale: "fr" }]]);
});

test("a visitor who refuses is not asked again, and nothing is sent", async () => {
  await openShop("/3");
  await refuse.click();
  await expect.element(notice).not.toBeInTheDocument();
  expect([readConsent(), await visits()]).toEqual(["refused", []]);
});

test("a stored answer is not asked for again", async () => {
  writeConsent("refused");
  await openShop("/4");
  await expect.element(askAgain).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test("an answer in another window applies here too", async () => {
  await openShop("/5");
  window.localStorage.setItem("consent-refused", "true");
  window.dispatchEvent(new StorageEvent("storage", { key: "consent-refused" }));
  await expect.element(notice).not.toBeInTheDocument();
});

test("a visitor who withdraws the answer is asked again, and the refusal leaves no trace", async () => {
  writeConsent("accepted");
  document.cookie = "_fbp=1; path=/";
  await openShop("/6");
  await expect.poll(visits).toHaveLength(1);
  await askAgain.click();
  await refuse.click();
  await expect.element(notice).not.toBeInTheDocument();
  expect([readConsent(), document.cookie, await visits()]).toEqual([
    "refused",
    "",
    [{ path: "/6", locale: "fr" }],
  ]);
});

test("where the browser's storage is full, the answer holds as long as the page", async () => {
  fillStorage();
  await openShop("/7");
  await accept.click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(visits).toEqual([{ path: "/7", locale: "fr" }]);
});

test("a refusal that cannot be stored still withdraws the consent", async () => {
  writeConsent("accepted");
  await openShop("/8");
  await askAgain.click();
  fillStorage();
  await refuse.click();
  await expect.element(notice).not.toBeInTheDocument();
  expect([readConsent(), window.localStorage.getItem("consent")]).toEqual(["refused", null]);
});
