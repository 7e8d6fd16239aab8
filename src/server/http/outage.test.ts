import { expect, test } from "vitest";
import { notifyRevalidation } from "@/src/store/revalidation/revalidation-listener";
import { answerings, ask, front, pageText, serveInFront } from "@/tests/setup/front-server";

serveInFront();

const breakDown = (isDatabaseAway: boolean) => {
  front.answer = answerings.broken;
  front.isDatabaseAway = isDatabaseAway;
};

test("a page of a shop without its database asks to retry, in its language, and is not cached", async () => {
  breakDown(true);
  for (const [path, lang] of [
    ["/montres", "fr"],
    ["/en/montres?couleur=bleu", "en"],
    ["/jp/compte", "ja"],
  ] as const) {
    const { status, headers, body } = await ask(path);
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "30", "no-store"]);
    expect(body.toString()).toContain(`<html lang="${lang}">`);
  }
});

test("it is the maintenance page as it was last rendered", async () => {
  await ask("/en/maintenance");
  breakDown(true);
  const { status, headers, body } = await ask("/en/contact");
  expect([status, body.toString()]).toEqual([503, pageText]);
  expect(headers.etag).toBeUndefined();
  expect(headers["content-security-policy"]).toMatch(/'sha256-/);
  expect((await ask("/contact")).body.toString()).not.toBe(pageText);
});

test("an earlier rendered page is served unchanged, also after an edit", async () => {
  await ask("/montres");
  notifyRevalidation();
  breakDown(true);
  const { status, body } = await ask("/montres");
  expect([status, body.toString()]).toEqual([200, pageText]);
});

test("any other error stays one", async () => {
  await ask("/montres");
  notifyRevalidation();
  breakDown(false);
  for (const path of ["/montres", "/contact"]) {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([500, "broken"]);
  }
});
