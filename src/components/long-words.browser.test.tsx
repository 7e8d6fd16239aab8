import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { minor } from "@/src/domain/money/minor";
import { show } from "@/tests/setup/browser/show";
import { GiftCardFace } from "./gift/gift-card-face";
import { MessagePage } from "./message-page/message-page";
import { ReviewEntry } from "./watch/review-entry";

const words = ["Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewiss".slice(0, 60), "W".repeat(100)];

/** A component with user text, at the width of a phone. */
const parts: Readonly<Record<string, (word: string) => ReactElement>> = {
  "gift card": (word) => (
    <GiftCardFace
      brand="Maison Essai"
      amount={minor(10_000)}
      range={{ least: minor(0), greatest: minor(50_000) }}
      name="Carte cadeau"
      recipient={`Pour ${word}`}
      until="jusqu’au 31 décembre 2028"
      locale="fr"
    />
  ),
  review: (word) => (
    <ReviewEntry
      review={{
        id: 1,
        watch: "DI01",
        rating: 4,
        text: word,
        locale: "fr",
        author: word,
        isVerified: true,
        day: "2026-11-21",
        answer: null,
      }}
      rating="4 sur 5"
      date="novembre 2026"
      verified="acheteur vérifié"
      answer={{ heading: "Réponse", date: "novembre 2026", text: word, locale: "fr" }}
    />
  ),
  message: (word) => (
    <MessagePage title={word} text={word}>
      {null}
    </MessagePage>
  ),
};

test.each(Object.keys(parts).flatMap((part) => words.map((word) => [part, word] as const)))(
  "a %s keeps its width with %s",
  async (part, word) => {
    await page.viewport(390, 844);
    const { container } = await show(<main>{parts[part]?.(word)}</main>);
    const places = [...container.querySelectorAll("*")].map(
      (element) => element.getBoundingClientRect().right,
    );
    expect(Math.max(...places)).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await page.viewport(1280, 900);
  },
);
