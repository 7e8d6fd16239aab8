import PDFDocument from "pdfkit";
import { loadFonts } from "./load-fonts";
import { typesetterOf, type Typesetter } from "./typesetter";

export interface Cover {
  /** language of its texts */
  readonly language: string;
  /** name of the shop, its author */
  readonly brand: string;
  readonly title: string;
  /** the document as data: its texts determine the needed characters */
  readonly content: unknown;
}

export interface Print {
  readonly document: PDFKit.PDFDocument;
  readonly type: Typesetter;
}

/** Characters needed besides the content: numbers, list markers. */
const besides = "0123456789.– ";

/** Renders a PDF; only the used glyphs of each font are embedded. */
export async function drawPdf(
  { language, brand, title, content }: Cover,
  options: PDFKit.PDFDocumentOptions,
  draw: (print: Print) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await loadFonts(language, `${besides}${brand} ${JSON.stringify(content)}`);
  const document = new PDFDocument({
    ...options,
    lang: language,
    info: { Title: title, Author: brand },
    font: "",
  });
  for (const { name, bytes } of fonts.all) document.registerFont(name, bytes);
  const parts: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", resolve);
    document.on("error", reject);
  });
  draw({ document, type: typesetterOf(document, fonts) });
  document.end();
  await finished;
  return new Uint8Array(Buffer.concat(parts));
}
