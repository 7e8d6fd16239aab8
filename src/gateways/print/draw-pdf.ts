import PDFDocument from "pdfkit";
import { brandName } from "@/src/domain/brand";
import { loadFonts } from "./load-fonts";
import { typesetterOf, type Typesetter } from "./typesetter";

export interface Cover {
  /** of the words in it */
  readonly language: string;
  readonly title: string;
  /** what is drawn, as data: its texts say which letters are needed */
  readonly content: unknown;
}

export interface Print {
  readonly document: PDFKit.PDFDocument;
  readonly type: Typesetter;
}

/** What a drawing writes beside its content: numbers, the brand, marks of lists. */
const besides = `0123456789.– ${brandName}`;

/** Draws a PDF; of each font only the letters it uses are embedded. */
export async function drawPdf(
  { language, title, content }: Cover,
  options: PDFKit.PDFDocumentOptions,
  draw: (print: Print) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await loadFonts(language, `${besides} ${JSON.stringify(content)}`);
  const document = new PDFDocument({
    ...options,
    lang: language,
    info: { Title: title, Author: brandName },
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
