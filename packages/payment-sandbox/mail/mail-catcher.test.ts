import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import nodemailer from "nodemailer";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startMailCatcher, type MailCatcher } from "./mail-catcher";

let folder: string;
let catcher: MailCatcher;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "mail-catcher-"));
  catcher = await startMailCatcher({ folder });
});

afterEach(async () => {
  await catcher.close();
  rmSync(folder, { recursive: true, force: true });
});

const message = {
  from: "Atelier Valcour <boutique@valcour.example>",
  to: "Ève Martin <eve@example.org>",
  subject: "Votre commande n° 12 est confirmée",
  text: "Merci, Ève.",
  html: "<p>Merci, <strong>Ève</strong>.</p><script>alert(1)</script>",
  headers: { "Content-Language": "fr" },
};

function send(overrides: object = {}) {
  const transport = nodemailer.createTransport(catcher.smtpUrl);
  return transport.sendMail({ ...message, ...overrides }).finally(() => transport.close());
}

async function get(address: string, init?: RequestInit) {
  const response = await fetch(`${catcher.webUrl}${address}`, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function getJson(address: string, init?: RequestInit): Promise<unknown> {
  return JSON.parse((await get(address, init)).text);
}

const control = (body: object) => ({ method: "POST", body: JSON.stringify(body) });

describe("what arrives", () => {
  test("a mail is stored with its recipients, texts and language", async () => {
    await send();
    expect(catcher.mails()).toMatchObject([
      {
        from: expect.stringContaining("boutique@valcour.example"),
        recipients: ["eve@example.org"],
        to: expect.stringContaining("Ève Martin"),
        subject: message.subject,
        language: "fr",
        text: expect.stringContaining("Merci, Ève."),
        html: expect.stringContaining("<strong>Ève</strong>"),
      },
    ]);
  });

  test("blind copies are delivered but not named in the headers", async () => {
    await send({ bcc: "archive@example.org" });
    expect(catcher.mails("archive@example.org")).toHaveLength(1);
    expect(catcher.mails("archive@example.org")[0]?.to).not.toContain("archive");
  });

  test("mails survive a restart of the catcher", async () => {
    await send();
    await catcher.close();
    catcher = await startMailCatcher({ folder });
    expect(catcher.mails()).toMatchObject([{ subject: message.subject }]);
  });

  test("fifty concurrent mails are all received once", async () => {
    await Promise.all(Array.from({ length: 50 }, (_, n) => send({ subject: `Mail ${n}` })));
    expect(new Set(catcher.mails().map(({ subject }) => subject)).size).toBe(50);
    expect(catcher.mails()).toHaveLength(50);
  });
});

describe("the API", () => {
  test("lists one recipient's mails, newest first, without regard to letter case", async () => {
    await send({ subject: "First" });
    await send({ subject: "Other", to: "somebody@example.org" });
    await send({ subject: "Second" });
    expect(await getJson("/api/mails?to=EVE@example.org")).toMatchObject([
      { subject: "Second" },
      { subject: "First" },
    ]);
  });

  test("returns one mail with its contents, and 404 for an unknown one", async () => {
    await send();
    const id = catcher.mails()[0]!.id;
    expect(await getJson(`/api/mails/${id}`)).toMatchObject({ id, text: expect.stringContaining("Merci") });
    expect((await get("/api/mails/unknown")).status).toBe(404);
    expect((await get("/api/mails/..%2Fsecrets")).status).toBe(404);
  });

  test("deletes all mails, on disk as well", async () => {
    await send();
    expect(await getJson("/api/mails", { method: "DELETE" })).toEqual({ deleted: 1 });
    await catcher.close();
    catcher = await startMailCatcher({ folder });
    expect(catcher.mails()).toEqual([]);
  });

  test("returns attachments unchanged", async () => {
    const content = Buffer.from([0, 255, 1, 254]);
    await send({ attachments: [{ filename: "reçu 12.pdf", content, contentType: "application/pdf" }] });
    const response = await fetch(`${catcher.webUrl}/mails/${catcher.mails()[0]!.id}/attachments/0`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content);
    expect(response.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''re%C3%A7u%2012.pdf",
    );
  });
});

describe("the mailbox", () => {
  test("lists mails with links to them", async () => {
    await send();
    const list = await get("/");
    const link = /href="(\/mails\/[^"]+)">Votre commande n° 12 est confirmée/.exec(list.text)?.[1];
    const shown = await get(link!);
    expect(shown.text).toContain("<h1>Votre commande n° 12 est confirmée</h1>");
    expect(shown.text).toMatch(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  });

  test("shows a subject as text, never as markup", async () => {
    await send({ subject: "<script>alert(1)</script>" });
    expect((await get("/")).text).not.toContain("<script>");
  });

  test("the mail's own page may not run scripts", async () => {
    await send();
    const shown = await get(`/mails/${catcher.mails()[0]!.id}/html`);
    expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(shown.headers.get("content-security-policy")).not.toContain("script-src");
  });

  test("says that it is empty", async () => {
    expect((await get("/")).text).toContain("There is no mail yet.");
  });
});

describe("faults on demand", () => {
  test.each([
    { mode: "reject", code: 550 },
    { mode: "tempfail", code: 451 },
  ])("$mode answers $code and keeps nothing", async ({ mode, code }) => {
    await get("/_control", control({ mode }));
    await expect(send()).rejects.toMatchObject({ responseCode: code });
    expect(catcher.mails()).toEqual([]);
  });

  test("drop closes the connection without an answer", async () => {
    await get("/_control", control({ mode: "drop" }));
    await expect(send()).rejects.toMatchObject({
      code: expect.stringMatching(/ECONNECTION|ECONNRESET|ESOCKET/),
    });
    expect(catcher.mails()).toEqual([]);
  });

  test("a fault can apply to a number of mails", async () => {
    expect(await getJson("/_control", control({ mode: "tempfail", times: 2 }))).toEqual({
      mode: "tempfail",
      times: 2,
    });
    await expect(send()).rejects.toThrow("451");
    await expect(send()).rejects.toThrow("451");
    await send();
    expect(catcher.mails()).toHaveLength(1);
    expect(await getJson("/_control")).toEqual({ mode: "ok" });
  });

  test.each([["{}"], ["not json"], ['{"mode":"explode"}'], ['{"mode":"reject","times":0}']])(
    "%s is refused with a reason",
    async (body) => {
      const response = await get("/_control", { method: "POST", body });
      expect(response.status).toBe(400);
      expect(response.text).toContain("error");
    },
  );
});
