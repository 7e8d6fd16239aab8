import { createHash } from "node:crypto";
import type { PaperLook } from "@/src/domain/brand/paper-look";
import type { Illustration } from "@/src/domain/content/illustration";
import { localiseRichText } from "@/src/domain/content/localise-rich-text";
import { manualPath, type Manual, type ManualFigure } from "@/src/domain/content/manual";
import { drawings } from "@/src/domain/content/manual-drawing";
import { languageTag, localise, type Locale } from "@/src/domain/locale/locale";
import { backImageUrl, frontImageUrl } from "@/src/domain/watch/image-query";
import type { Crop, PictureAddress } from "@/src/domain/watch/picture-view";
import type { ManualDocument, PrintedFigure } from "@/src/gateways/manual/manual-document";
import type { PageContent } from "./page-content";

/** What printing needs besides the content. */
export interface PrintDeps {
  readonly content: Pick<PageContent, "manuals" | "watches" | "catalogue">;
  /** Bytes of one of the shop's pictures; null if unavailable. */
  readonly pictureAsJpeg: (path: string) => Promise<Uint8Array | null>;
  readonly words: { readonly brand: string; readonly label: string; readonly contents: string };
  readonly look: PaperLook;
  /** Of the shop, without a slash at the end. */
  readonly origin: string;
  /** Layout version of the renderer. */
  readonly layout: number;
}

/** A manual that can be printed. */
export interface PrintableManual {
  /** Cache key: changes whenever the printed manual would change. */
  readonly mark: string;
  /** Loads texts and pictures. */
  readonly gather: () => Promise<GatheredManual>;
}

export interface GatheredManual {
  readonly document: ManualDocument;
  /** Whether every picture was available; a missing one may be available later. */
  readonly isComplete: boolean;
}

const coverView: PictureAddress = { width: 1000, crop: "case", format: "jpeg" };

/**
 * A manual in one language; null for an unknown number. Its mark covers texts, pictures and layout, so that it can be
 * cached until one of them changes.
 */
export async function printManual(
  { content, pictureAsJpeg, words, look, origin, layout }: PrintDeps,
  number: number,
  locale: Locale,
): Promise<PrintableManual | null> {
  const [manuals, watches, { version }] = await Promise.all([
    content.manuals(),
    content.watches(),
    content.catalogue(),
  ]);
  const manual = manuals.find((one) => one.number === number);
  if (!manual) return null;

  const pathOf = ({ picture, watch: code, view, stage }: Illustration, address: PictureAddress) => {
    if (picture) return picture.url;
    const watch = watches.find((one) => one.code === code);
    return watch
      ? (view === "back" ? backImageUrl : frontImageUrl)(watch.parts, { ...address, stage, version })
      : null;
  };
  let missing = 0;
  const fetchPicture = async (illustration: Illustration, address: PictureAddress) => {
    const path = pathOf(illustration, address);
    if (path === null) return null;
    const bytes = await pictureAsJpeg(path);
    if (!bytes) missing += 1;
    return bytes;
  };
  const toFigure = async ({
    drawing,
    illustration,
    crop,
    caption,
  }: ManualFigure): Promise<PrintedFigure> => ({
    drawing: drawing && drawings[drawing],
    picture: drawing ? null : await fetchPicture(illustration, figureView(crop)),
    caption: localise(caption, locale),
  });

  return {
    mark: markOf({ manual, locale, words, look, version, layout }),
    gather: async () => {
      const document: ManualDocument = {
        language: languageTag(locale),
        brand: words.brand,
        look,
        label: words.label,
        title: localise(manual.title, locale),
        summary: localise(manual.summary, locale),
        contents: words.contents,
        source: `${origin}${manualPath(number)}`,
        cover: await fetchPicture(manual.cover, coverView),
        chapters: await Promise.all(
          manual.sections.map(async ({ title, body, figure }) => ({
            title: localise(title, locale),
            body: localiseRichText(body, locale),
            figure: figure && (await toFigure(figure)),
          })),
        ),
      };
      return { document, isComplete: missing === 0 };
    },
  };
}

const figureView = (crop: Crop): PictureAddress => ({ width: 1000, crop, format: "jpeg" });

const markOf = (made: {
  readonly manual: Manual;
  readonly locale: Locale;
  readonly words: object;
  readonly look: PaperLook;
  readonly version: string;
  readonly layout: number;
}): string => createHash("sha256").update(JSON.stringify(made)).digest("hex").slice(0, 32);
