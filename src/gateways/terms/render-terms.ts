import { LRUCache } from "lru-cache";
import type { PaperLook } from "@/src/domain/brand/paper-look";
import type { RichText } from "@/src/domain/content/rich-text";
import { bookPages } from "@/src/gateways/manual/render-manual";
import { inks, plain, setBrand, setParagraph } from "@/src/gateways/manual/manual-pen";
import { setRichText } from "@/src/gateways/manual/set-rich-text";
import { drawPdf } from "@/src/gateways/print/draw-pdf";

/** Terms of sale in one language. */
export interface TermsDocument {
  readonly language: string;
  /** name of the shop */
  readonly brand: string;
  readonly title: string;
  readonly version: string;
  readonly body: RichText;
}

const draw = (terms: TermsDocument, look: PaperLook) =>
  drawPdf({ ...terms, content: terms }, bookPages, (print) => {
    setBrand(print, terms.brand, look);
    print.document.y += 14;
    setParagraph(print, plain(terms.title), { size: 20, lineGap: 0 });
    setParagraph(print, plain(terms.version), { size: 8, color: inks.quiet });
    print.document.y += 12;
    setRichText(print, terms.body);
  });

/** The same terms are attached to every order of a language until their text changes. */
const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 8 });

/** Renders terms of sale as a PDF, in the layout of a manual. */
export async function renderTerms(terms: TermsDocument, look: PaperLook): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify([terms, look]);
  const bytes = drawn.get(key) ?? (await draw(terms, look));
  drawn.set(key, bytes);
  return bytes;
}
