import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import staff from "@/src/seed/staff.json";
import { shopSettings } from "@/src/seed/content/settings";
import type { LaunchCheckName } from "@/src/domain/launch-checks/launch-checks";
import { unfinishedMark } from "@/src/domain/launch-checks/unfinished-mark";
import { openBackupPlace } from "@/src/gateways/backups/open-backup-place";
import { probeWebhook } from "@/src/gateways/outside/probe-webhook";
import { createPaypalGateway } from "@/src/gateways/paypal/paypal-gateway";
import { createStripeGateway } from "@/src/gateways/stripe/stripe-gateway";
import { createMailGateway } from "@/src/gateways/mail/mail-gateway";
import { loadLaunchChecks } from "@/src/services/launch-checks/load-launch-checks";
import { sendTrialMail } from "@/src/services/launch-checks/send-trial-mail";
import { staffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
const folder = mkdtempSync(path.join(tmpdir(), "valcour-launch-checks-"));
beforeAll(async () => {
  open = await openShop();
  mkdirSync(process.env.DATA_DIR ?? "", { recursive: true });
});
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true });
});

const standingOf = async (name: LaunchCheckName) => {
  const row = (await loadLaunchChecks(open.shop)).find((one) => one.name === name);
  return row && { standing: row.standing, reason: row.reason, ...row.values };
};

describe("a new shop", () => {
  test("lacks its owner's facts, has texts and terms in every language, and demo accounts with their passwords", async () => {
    expect(await standingOf("company")).toMatchObject({
      standing: "fail",
      facts: expect.arrayContaining(["host"]),
    });
    expect(await standingOf("texts")).toEqual({ standing: "pass", reason: "ok" });
    expect(await standingOf("terms")).toMatchObject({ standing: "pass" });
    expect(await standingOf("vat")).toMatchObject({ standing: "pass", country: shopSettings.vat.country });
    expect(await standingOf("migrations")).toMatchObject({ standing: "pass" });
    expect(await standingOf("stripe")).toMatchObject({ standing: "warn", reason: "test" });
    expect(await standingOf("mail")).toMatchObject({ standing: "warn", reason: "local" });
    expect(await standingOf("disk")).toMatchObject({ reason: expect.stringMatching(/ok|low/) });
    expect(await standingOf("backup")).toMatchObject({ standing: "fail", reason: "none" });
  });

  test("its webhook address answers the provider: unsigned events are refused", async () => {
    expect(await standingOf("webhook")).toMatchObject({ standing: "pass", reason: "quiet" });
  });
});

test("a placeholder in a text is found with its place and language, unless it is hidden", async () => {
  const [page] = await open.rows<{ id: number; blocks: { blockType: string; title: { jp: string } }[] }>(
    "select id, blocks from pages where slug = 'mentions-legales'",
  );
  const setBlocks = (blocks: unknown) =>
    open.rows("update pages set blocks = $2 where id = $1", [page?.id, JSON.stringify(blocks)]);
  await setBlocks(
    page?.blocks.map((block) =>
      block.blockType === "legal-text"
        ? { ...block, title: { ...block.title, jp: `${block.title.jp} [要記入]` } }
        : block,
    ),
  );
  const found = () => open.shop.store.launchChecks.findUnfinishedTexts(unfinishedMark);
  expect(await found()).toEqual([{ list: "pages", id: String(page?.id), locale: "jp" }]);
  await open.rows("update pages set _status = 'draft' where id = $1", [page?.id]);
  expect(await found()).toEqual([]);
  expect(await standingOf("terms")).toMatchObject({ standing: "fail" });
  await open.rows("update pages set _status = 'published' where id = $1", [page?.id]);
  await setBlocks(page?.blocks);
  await open.rows(
    "update navigation_bar_locales set label = '[À compléter]' where id = (select min(id) from navigation_bar_locales where _locale = 'fr')",
  );
  expect(await found()).toMatchObject([{ list: "navigation", locale: "fr" }]);
});

describe("access from outside", () => {
  async function answering(status: number, body: string) {
    const server = createServer((_, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    try {
      return await probeWebhook(`http://127.0.0.1:${port}/api/stripe/webhook`);
    } finally {
      server.close();
    }
  }
  test.each([
    [400, '{"error":"bad-signature"}', "shop"],
    [400, '{"error":"invalid"}', "other"],
    [404, "<html>", "other"],
    [200, '{"error":"bad-signature"}', "other"],
    [302, "", "other"],
  ])("%i %s is %s", async (status, body, answer) => {
    expect(await answering(status, body)).toBe(answer);
  });
  test("an empty address is none", async () => {
    expect(await probeWebhook("http://127.0.0.1:9/")).toBe("nothing");
  });
});

describe("keys of the payment providers", () => {
  const stripe = (secretKey: string, apiBase: string) =>
    createStripeGateway({ secretKey, webhookSecrets: ["whsec_x"], apiBase, report: () => {} });
  test("a valid one is accepted, a wrong one refused, and an unavailable provider gives no result", async () => {
    const { url } = open.sandbox;
    expect(await stripe(process.env.STRIPE_SECRET_KEY ?? "", url).checkKey()).toBe("ok");
    expect(await stripe("sk_test_wrong", url).checkKey()).toBe("refused");
    expect(await stripe("sk_test_wrong", "http://127.0.0.1:9").checkKey()).toBe("unavailable");
    expect(await open.shop.payments.paypal.checkKey()).toBe("ok");
    const wrong = { clientId: "x", clientSecret: "x", webhookId: "x", report: () => {} };
    expect(await createPaypalGateway({ ...wrong, apiBase: url }).checkKey()).toBe("refused");
    expect(await createPaypalGateway({ ...wrong, apiBase: "http://127.0.0.1:9" }).checkKey()).toBe(
      "unavailable",
    );
  });
});

describe("backups", () => {
  const at = "2026-11-26T03-17-00Z";
  const nowhere = {
    region: "us-east-1",
    endpoint: undefined,
    accessKeyId: undefined,
    secretAccessKey: undefined,
  };

  test("in a folder: the newest complete one counts", async () => {
    const place = openBackupPlace(folder, nowhere);
    expect(await place.newest()).toBeNull();
    for (const name of [at, "2026-11-27T03-17-00Z", "notes"]) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, at, "manifest.json"), "{}");
    expect(await place.newest()).toEqual(new Date("2026-11-26T03:17:00Z"));
    expect(await openBackupPlace(path.join(folder, "none"), nowhere).newest()).toBeNull();
  });

  test("in a bucket likewise; a wrong bucket is distinguished from an empty one", async () => {
    const store = new S3rver({
      port: 0,
      address: "127.0.0.1",
      silent: true,
      directory: path.join(folder, "store"),
      configureBuckets: [{ name: "backups", configs: [] }],
    });
    const { port } = await store.run();
    const keys = {
      region: "us-east-1",
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    };
    const { PutObjectCommand, S3Client } = await import("@aws-sdk/client-s3");
    const { endpoint, region, ...credentials } = keys;
    const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
    const put = (Key: string) => client.send(new PutObjectCommand({ Bucket: "backups", Key, Body: "{}" }));
    const place = openBackupPlace("s3://backups/shop", keys);
    expect(await place.newest()).toBeNull();
    await put(`shop/${at}/manifest.json`);
    await put("shop/2026-11-27T03-17-00Z/secrets.sealed.json");
    await put("other/2026-11-28T03-17-00Z/manifest.json");
    expect(await place.newest()).toEqual(new Date("2026-11-26T03:17:00Z"));
    await expect(openBackupPlace("s3://nowhere/shop", keys).newest()).rejects.toThrow(
      /bucket does not exist/i,
    );
    client.destroy();
    await store.close();
  });
});

describe("a test mail", () => {
  test("is sent to the caller at once, in their language, and reports a refusal of the server", async () => {
    const admin = await staffMember(open, "admin");
    open.mailbox.clear();
    const sent = await admin.ask("POST", "/api/staff/trial-mail", { locale: "jp" });
    expect(sent).toMatchObject({ status: 200 });
    expect(open.mailbox.mails()).toHaveLength(1);
    expect(open.mailbox.mails()[0]).toMatchObject({
      subject: "ショップのテストメール",
      text: expect.stringContaining(open.url),
    });
    expect(await open.rows("select 1 from mails where kind::text = 'trial'")).toEqual([]);
    const marketer = await staffMember(open, "marketer");
    expect(await marketer.ask("POST", "/api/staff/trial-mail", { locale: "jp" })).toMatchObject({
      status: 404,
    });
    // Another shop, whose mail server is unavailable.
    const mail = createMailGateway({ url: "smtp://127.0.0.1:9", from: "shop@shop.example" });
    const away = await sendTrialMail({ ...open.shop, mail }, { to: "ada@example.com", locale: "fr" });
    expect(away).toMatchObject({ ok: false, error: { code: "unavailable" } });
  });
});

test("demo accounts are known by their address, and open ones by their password", async () => {
  await staffMember(open, "admin");
  expect(await standingOf("demo")).toMatchObject({
    standing: "warn",
    emails: expect.arrayContaining(["admin@valcour.example"]),
  });
  const delivered = staff.map(({ email }) => email);
  expect(await standingOf("passwords")).toEqual({ standing: "warn", reason: "delivered", emails: delivered });
  const single = await standingOf("secondFactor");
  expect(single).toMatchObject({ emails: expect.arrayContaining(["admin@valcour.example"]) });
  await open.rows("delete from users where email = any($1)", [delivered]);
  expect(await standingOf("passwords")).toEqual({ standing: "pass", reason: "ok" });
});
