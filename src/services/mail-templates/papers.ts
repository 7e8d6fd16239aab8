import { fill } from "@/src/domain/locale/fill";
import { languageTag, listComma, localise, type Locale } from "@/src/domain/locale/locale";
import type { Article } from "@/src/domain/cart/article";
import { isParcel } from "@/src/domain/cart/article-kind";
import { addressLines } from "@/src/domain/order/address-lines";
import type { Pieces } from "@/src/domain/order/carrier";
import { paidFor } from "@/src/domain/order/exchanges";
import { shippedPieces } from "@/src/domain/order/parcels";
import { without } from "@/src/domain/order/pieces";
import { isGift } from "@/src/domain/order/is-gift";
import { dutyLine } from "@/src/domain/order/duty-line";
import type { Order, OrderLine } from "@/src/domain/order/order";
import type { Paper, PaperPart, PaperText } from "@/src/domain/order/paper";
import type { Company } from "@/src/domain/settings";
import { benchParts } from "@/src/domain/watch/bench-parts";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { Selection } from "@/src/domain/watch/selection";
import type { Words } from "@/src/i18n/words";
import { orderFigures } from "./order-figures";

/** Input of an order's papers. */
export interface PaperSource {
  readonly order: Order;
  /** the pieces built, or in the parcel */
  readonly pieces: readonly Pieces[];
  readonly words: Words;
  readonly company: Company;
  readonly catalogue: Catalogue;
  /** parts of a line; null if the workshop decides, or builds nothing */
  readonly partsOf: (line: OrderLine) => Selection | null;
  readonly promised: Date | null;
  /** article of a line; null for a bespoke watch and a deleted article */
  readonly articleOf: (line: OrderLine) => Article | null;
}

const text = (title: string, lines: readonly string[]): readonly PaperText[] =>
  lines.length === 0 ? [] : [{ title, lines }];

/** The pieces of a paper, each with its order line. */
const named = ({ order, pieces }: Pick<PaperSource, "order" | "pieces">) =>
  pieces.flatMap((piece) => {
    const line = order.lines[piece.line];
    return line && isParcel(line.kind) ? [{ line, piece }] : [];
  });

/** Gift messages of the pieces in the parcel. */
const messages = (source: PaperSource): readonly string[] =>
  named(source).flatMap(({ line: { gift } }) => (gift?.message ? gift.message.split("\n") : []));

function factsOf({ order, words, promised }: PaperSource, locale: Locale): readonly string[] {
  const { papers } = words[locale];
  const { day } = orderFigures({ ...order, locale });
  return [
    fill(papers.order, { number: order.number }),
    fill(papers.placed, { date: day(order.createdAt) }),
    ...(promised ? [fill(papers.promised, { date: day(promised) })] : []),
  ];
}

/** Name of a line in a language, with its size. */
function namesOf({ articleOf, words }: PaperSource, line: OrderLine, locale: Locale): readonly string[] {
  // The details of a bespoke watch are its parts.
  if (line.selection) return [words[locale].articles.bespoke];
  const article = articleOf(line);
  return article
    ? [article.title, ...article.details].map((text) => localise(text, locale))
    : [line.title, ...line.details];
}

/**
 * Build sheet of an order: each piece with its parts in assembly order.
 * @param locale of the workshop
 */
export function buildSheet(source: PaperSource, locale: Locale): Paper {
  const { order, words, catalogue, partsOf } = source;
  const { papers, articles } = words[locale];
  return {
    language: languageTag(locale),
    brand: words[locale].brand,
    title: papers.buildSheet.title,
    facts: factsOf(source, locale),
    parties: [],
    pieces: named(source).map(({ line, piece }) => {
      const selection = partsOf(line);
      const parts = selection === null ? [] : benchParts(selection, catalogue, locale);
      const [title = line.title, ...details] = namesOf(source, line, locale);
      const bought = line.selection ? [line.title] : [line.title, ...line.details];
      const isSame = bought.join("\n") === [title, ...details].join("\n");
      return {
        title,
        quantity: fill(papers.quantity, { count: piece.quantity }),
        amount: null,
        details: [
          fill(papers.sku, { sku: line.sku }),
          ...details,
          ...(isSame ? [] : [fill(papers.buildSheet.bought, { words: bought.join(" · ") })]),
        ],
        image: line.image,
        parts: parts.map(({ part, choices }): PaperPart => ({
          name: articles.parts[part],
          value: choices.map(({ name }) => name).join(listComma(locale)),
          keys: choices.map(({ key }) => key).join(" · "),
        })),
      };
    }),
    notes: [
      ...text(papers.buildSheet.note, order.note === "" ? [] : order.note.split("\n")),
      ...text(papers.packingSlip.gift, messages(source)),
    ],
  };
}

/** Content of a parcel, in the buyer's language; without prices for a gift. */
export function packingSlip(source: PaperSource): Paper {
  const { order, words, company } = source;
  const { locale } = order;
  const { papers } = words[locale];
  const { amount } = orderFigures(order);
  const isFree = isGift(order);
  const isPart = without(shippedPieces(order), source.pieces).length > 0;
  return {
    language: languageTag(locale),
    brand: words[locale].brand,
    title: papers.packingSlip.title,
    facts: [
      ...factsOf({ ...source, promised: null }, locale),
      ...(isPart ? [papers.packingSlip.part] : []),
      ...(dutyLine(order) ? [papers.packingSlip.dutyPaid] : []),
    ],
    parties: [
      { title: papers.packingSlip.from, lines: [company.name, ...company.address] },
      { title: papers.packingSlip.to, lines: addressLines(order) },
    ],
    pieces: named(source).map(({ line, piece }) => ({
      title: line.title,
      quantity: fill(papers.quantity, { count: piece.quantity }),
      amount: isFree ? null : amount(paidFor(order, [piece])),
      details: [fill(papers.sku, { sku: line.sku }), ...line.details],
      image: null,
      parts: [],
    })),
    notes: text(papers.packingSlip.gift, messages(source)),
  };
}
