import { dispatchDate } from "@/src/domain/order/dispatch-date";
import { isPaid } from "@/src/domain/order/order-state";
import type { Pieces } from "@/src/domain/order/carrier";
import { parcelContents } from "@/src/domain/order/parcels";
import { parseSku } from "@/src/domain/cart/parse-sku";
import type { OrderLine } from "@/src/domain/order/order";
import { partsOfLine } from "@/src/services/workshop/parts-of-line";
import type { Locale } from "@/src/domain/locale/locale";
import type { Paper, PaperPictures } from "@/src/domain/order/paper";
import type { Shop } from "@/src/services/shop";

export const paperKinds = ["build-sheets", "packing-slips"] as const;
export type PaperKind = (typeof paperKinds)[number];

export interface AskedPapers {
  readonly kind: PaperKind;
  readonly ids: readonly number[];
  /** the pieces of one parcel; null for all */
  readonly pieces: readonly Pieces[] | null;
}

/** Papers of paid orders with something to ship, in the requested order; others have none. */
export async function composePapers(
  shop: Shop,
  { kind, ids, pieces }: AskedPapers,
  locale: Locale,
): Promise<readonly Paper[]> {
  const [snapshot, orders] = await Promise.all([
    shop.store.loadSnapshot(),
    shop.store.orders.findOrdersByIds(ids),
  ]);
  const { settings, catalogue, words, articles } = snapshot;
  return orders
    .filter(({ state }) => isPaid(state))
    .map((order) => ({ order, pieces: pieces ?? parcelContents(order) }))
    .filter((source) => source.pieces.length > 0)
    .map(({ order, pieces: contents }) => {
      const source = {
        order,
        pieces: contents,
        words,
        catalogue,
        company: settings.company,
        promised: dispatchDate(order, catalogue, settings.leadDays),
        partsOf: (line: OrderLine) => partsOfLine(snapshot, line),
        articleOf: (line: OrderLine) => articles.get(parseSku(line.sku).article) ?? null,
      };
      return kind === "build-sheets" ? shop.buildSheet(source, locale) : shop.packingSlip(source);
    });
}

async function picturesOf(shop: Shop, papers: readonly Paper[]): Promise<PaperPictures> {
  const images = new Set(papers.flatMap(({ pieces }) => pieces.flatMap(({ image }) => image ?? [])));
  const pictures = new Map<string, Uint8Array>();
  for (const image of images) {
    const bytes = await shop.pictureAsJpeg(image);
    if (bytes) pictures.set(image, bytes);
  }
  return pictures;
}

/** The same as a PDF; null if none of the orders has such a paper. */
export async function drawPapers(
  shop: Shop,
  asked: AskedPapers,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const papers = await composePapers(shop, asked, locale);
  return papers.length === 0 ? null : shop.renderPapers(papers, await picturesOf(shop, papers));
}
