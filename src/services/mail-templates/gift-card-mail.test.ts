import { deliveredPaperLook } from "@/src/domain/brand/paper-look";
import { describe, expect, test } from "vitest";
import { renderGiftCard } from "@/src/gateways/gift-card/render-gift-card";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { cardCode } from "@/src/domain/gift-card/card-code";
import { emptyBalance } from "@/src/domain/gift-card/ledger";
import { cardKinds } from "@/src/domain/gift-card/operation";
import { locales } from "@/src/domain/locale/locale";
import { minor } from "@/src/domain/money/minor";
import { loadWords } from "@/src/i18n/words";
import { sampleCompany } from "@/tests/factories/company";
import { giftCardDocument } from "./gift-card-document";
import { giftCardMail } from "./gift-card-mail";
import type { GiftCardMail } from "./gift-card-texts";

const attack = `<script>alert("1")</script>`;

const card: GiftCard = {
  id: 1,
  seed: "seed",
  codeHash: "hash",
  ending: "ABCD",
  kind: "amount",
  value: minor(25_000),
  issuedAt: new Date("2026-11-21T15:00:00Z"),
  expiresAt: new Date("2028-11-21T15:00:00Z"),
  isFrozen: false,
  orderId: 1,
  blockReason: null,
  locale: "fr",
  recipientName: "Camille",
  recipientEmail: "camille@example.org",
  senderName: "Paul",
  message: `Bon anniversaire\n${attack}`,
  sendAt: new Date("2026-12-24T07:00:00Z"),
  balance: { ...emptyBalance, sold: minor(-25_000), available: minor(25_000) },
};

const words = await loadWords("Maison Essai");

const mailOf = (changes: Partial<GiftCard>): GiftCardMail => ({
  card: { ...card, ...changes },
  worth: minor(25_000),
  code: cardCode(new Uint8Array(16).fill(170)),
  company: sampleCompany,
  words: words[changes.locale ?? card.locale],
  page: "https://shop.example/carte-cadeaux/CODE",
  home: "https://shop.example/carte-cadeaux",
});

const cases = locales.flatMap((locale) =>
  cardKinds.flatMap((kind) =>
    [true, false].map((isGift) => ({
      locale,
      kind,
      isGift,
      mail: mailOf({
        locale,
        kind,
        ...(!isGift && { recipientName: null, senderName: null, message: null }),
      }),
    })),
  ),
);

describe.each(cases)("$locale, $kind, as a gift: $isGift", ({ mail, isGift }) => {
  const { subject, html, text } = giftCardMail(mail);

  test("contains all facts, with every placeholder filled", () => {
    expect(subject).toMatch(/^[^\r\n]{5,120}$/);
    expect(`${subject} ${html.replaceAll(/style="[^"]*"/g, "")} ${text}`).not.toMatch(/\{\w+\}|undefined/);
    for (const body of [html, text]) {
      expect(body).toMatch(/([0-9A-Z]{4}-){6}[0-9A-Z]{4}/);
      expect(body).toContain("https://shop.example/carte-cadeaux/CODE");
      expect(body).toContain("2028");
      expect(body.includes("Camille")).toBe(isGift);
    }
  });

  test("user input is escaped", () => {
    expect(html).not.toContain("<script");
  });

  test("has a printable card", async () => {
    const sheet = giftCardDocument(mail);
    expect(sheet.share).toBe(0.5);
    expect(JSON.stringify(sheet)).not.toMatch(/\{\w+\}|undefined/);
    const bytes = await renderGiftCard(sheet, deliveredPaperLook);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
  });
});
