import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CaughtMail } from "@/packages/payment-sandbox/mail/mail";
import { locales, type Locale } from "@/src/domain/locale/locale";
import { modelKeys } from "@/src/domain/watch/model-parts";
import { manualLayout, manualPicture, printedManual } from "@/src/server/runtime/printed-manuals";
import { pageContentOf } from "@/src/server/runtime/page-content-of";
import { sharedModels } from "@/src/server/runtime/models";
import { printManual } from "@/src/services/content/print-manual";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { paperKinds } from "@/src/services/orders/draw-papers";
import { everyMail, everyOrderMail, storiedOrder } from "@/tests/factories/every-mail";
import { deliveredName, demoAccount, makeOtherBrand, otherBrand } from "@/tests/factories/other-brand";
import type { OrderView } from "@/tests/factories/order-view";
import { pdfText } from "@/tests/factories/pdf-text";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

const { name } = otherBrand;
/** The default language, and the one with other letters: `test:deep` does it in all. */
const languages: readonly Locale[] = process.env.EVERY_LANGUAGE ? locales : ["fr", "jp"];

let open: OpenShop;
let clerk: StaffMember;
let orders: Readonly<Record<Locale, OrderView>>;
beforeAll(async () => {
  open = await openShop();
  clerk = await staffMember(open, "clerk");
  await makeOtherBrand((await staffMember(open, "marketer")).ask);
  const entries: [Locale, OrderView][] = [];
  for (const locale of languages) entries.push([locale, await storiedOrder(open, clerk, locale)]);
  orders = Object.fromEntries(entries) as Record<Locale, OrderView>;
}, 180_000);
afterAll(() => open.close());

/** Tables that say what was, which no rename changes; of versions only the newest is read. */
const history: Readonly<Record<string, string>> = {
  delivered_content: "what the shop was delivered with, which an update compares",
  audit_entries: "what was changed, and by whom",
  staff_sign_ins: "who has signed in",
};

/** Places of a text that name the delivered house. */
const delivered = (text: string): readonly string[] => text.match(deliveredName) ?? [];

/** What the mails bring, as text. */
async function attachedText({ id, attachments }: CaughtMail): Promise<string> {
  const texts = attachments.map(async ({ filename, contentType }, place) => {
    if (contentType !== "application/pdf") return filename;
    const answer = await fetch(`${open.mailbox.webUrl}/mails/${id}/attachments/${place}`);
    expect(answer.status).toBe(200);
    const text = pdfText(new Uint8Array(await answer.arrayBuffer()));
    expect(text).toContain(name);
    return `${filename}\n${text}`;
  });
  return (await Promise.all(texts)).join("\n");
}

describe("a shop of another house", () => {
  test.each(locales)("names itself in every interface text in %s", async (locale) => {
    const words = (await open.shop.store.loadWords())[locale];
    expect(words.brand).toBe(name);
    expect(JSON.stringify(words)).not.toMatch(/valcour|\{brand\}/i);
  });

  test.each(languages)(
    "sends every mail and its papers in %s as itself",
    async (locale) => {
      for (const { kind, queue } of [...everyMail(open), ...everyOrderMail(open, orders)]) {
        await open.rows("delete from mails");
        open.mailbox.clear();
        await deliverMails((await queue(locale)) ?? open.shop);
        const [mail] = open.mailbox.mails();
        if (!mail) throw new Error(`No mail of the kind ${kind} was sent.`);
        expect({ kind, ...mail }).toMatchObject({
          kind,
          from: expect.stringContaining(name),
          html: expect.stringContaining(name),
        });
        const said = [mail.from, mail.subject, mail.text, mail.html, await attachedText(mail)];
        expect({ kind, said: delivered(said.join("\n")) }).toEqual({ kind, said: [] });
      }
    },
    120_000,
  );

  test.each(languages)(
    "writes receipts, credit notes and papers of the workshop in %s as itself",
    async (locale) => {
      const { id, token } = orders[locale];
      const [note] = await open.rows<{ number: string }>(
        "select number from credit_notes where order_id = $1",
        [id],
      );
      const drawn = [
        `/api/receipt?order=${token}`,
        `/api/credit-note?order=${token}&note=${note?.number}`,
      ].map(async (path) => {
        const answer = await fetch(`${open.url}${path}`);
        expect([path, answer.status]).toEqual([path, 200]);
        return new Uint8Array(await answer.arrayBuffer());
      });
      const papers = paperKinds.map((kind) => clerk.bytes(`/api/staff/${kind}?orders=${id}`));
      for (const bytes of await Promise.all([...drawn, ...papers])) {
        const text = pdfText(bytes);
        expect(text).toContain(name);
        expect(delivered(text)).toEqual([]);
      }
    },
  );

  test.each(languages)(
    "prints its manuals in %s as itself",
    async (locale) => {
      const content = pageContentOf(open.payload);
      const words = { brand: name, label: "1", contents: "1" };
      const { store, origin, paperLook } = open.shop;
      const deps = {
        content,
        pictureAsJpeg: manualPicture(store),
        words,
        look: await paperLook(),
        origin,
        layout: manualLayout,
      };
      for (const { number } of await content.manuals()) {
        const manual = await printManual(deps, number, locale);
        if (!manual) throw new Error(`Manual ${number} is not there.`);
        const text = pdfText((await printedManual(manual)).bytes);
        expect(text).toContain(name);
        expect(delivered(text)).toEqual([]);
      }
    },
    120_000,
  );

  test("has turning watches that name nobody", async () => {
    const keys = modelKeys(await open.shop.store.loadCatalogue());
    for (const form of ["packed", "plain"] as const) {
      const model = await sharedModels().compose({
        keys: keys.slice(0, 40),
        diameter: 40,
        form,
        detail: "full",
      });
      expect(delivered(Buffer.from(model).toString("latin1"))).toEqual([]);
    }
  }, 120_000);

  test("keeps nothing of the delivered house in its content", async () => {
    const tables = await open.rows<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
    );
    const found: string[] = [];
    for (const { name: table } of tables) {
      if (table in history) continue;
      const rows = await open.rows<{ row: string }>(
        `select whole_row::text as row from "${table}" whole_row
          where whole_row::text ilike '%valcour%' ${/^_.*_v$/.test(table) ? "and latest" : ""}`,
      );
      for (const { row } of rows)
        found.push(...delivered(row.replaceAll(demoAccount, "")).map((text) => `${table}: ${text}`));
    }
    expect(found).toEqual([]);
  });
});
