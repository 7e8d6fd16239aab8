import { fill } from "@/src/domain/locale/fill";
import { dateTag, languageTag, localise, type Locale } from "@/src/domain/locale/locale";
import type { Option } from "@/src/domain/watch/catalogue";
import type { DialColor } from "@/src/domain/watch/dial-color";
import type { GiftDetails } from "./gift-details";
import type { GiftWish } from "./gift-wish";
import type { Tastes } from "./tastes";

/** The words around a wish, in one language. */
export interface WishWords {
  readonly recipient: string;
  readonly sender: string;
  readonly byMail: string;
  readonly toBuyer: string;
  readonly atOnce: string;
  readonly onDay: string;
  readonly avoided: string;
  readonly colors: Readonly<Record<DialColor, string>>;
  readonly straps: Readonly<Record<NonNullable<Tastes["strap"]>, string>>;
  readonly moods: Readonly<Record<NonNullable<Tastes["mood"]>, string>>;
}

/** @param day as 2026-12-24 */
const longDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

function describeGift(
  { recipientName, recipientEmail, senderName, sendOn }: GiftDetails,
  words: WishWords,
  locale: Locale,
): readonly string[] {
  const when = sendOn === null ? words.atOnce : fill(words.onDay, { day: longDay(sendOn, locale) });
  return [
    fill(words.recipient, { name: recipientName }),
    fill(words.sender, { name: senderName }),
    recipientEmail === null
      ? fill(words.toBuyer, { when })
      : fill(words.byMail, { email: recipientEmail, when }),
  ];
}

function describeTastes(
  { avoided, diameter, strap, mood }: Tastes,
  words: WishWords,
  locale: Locale,
  sizes: readonly Option[],
): readonly string[] {
  const size = sizes.find(({ key }) => key === diameter);
  const names = avoided.map((color) => words.colors[color]);
  const list = new Intl.ListFormat(languageTag(locale), { type: "disjunction" }).format(names);
  return [
    // A size that has left the catalogue is named by its key.
    ...(diameter === null ? [] : [size ? localise(size.label, locale) : diameter]),
    ...(strap === null ? [] : [words.straps[strap]]),
    ...(mood === null ? [] : [words.moods[mood]]),
    ...(names.length === 0 ? [] : [fill(words.avoided, { colors: list })]),
  ];
}

/**
 * A wish in short lines, for a cart, an order and its mails. The message is left out.
 * @param sizes of the catalogue
 */
export const describeWish = (
  { gift, tastes }: GiftWish,
  words: WishWords,
  locale: Locale,
  sizes: readonly Option[],
): readonly string[] => [
  ...(gift === null ? [] : describeGift(gift, words, locale)),
  ...(tastes === null ? [] : describeTastes(tastes, words, locale, sizes)),
];
