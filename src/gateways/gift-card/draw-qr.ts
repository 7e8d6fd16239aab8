import { encodeQR } from "qr";

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Draws a QR code, dark on white: most cameras read only this. */
export function drawQr(document: PDFKit.PDFDocument, text: string, { x, y, side }: Square): void {
  const modules = encodeQR(text, "raw");
  const size = side / modules.length;
  document.roundedRect(x, y, side, side, 4).fill("#ffffff");
  modules.forEach((row, line) =>
    row.forEach((isDark, column) => {
      if (isDark) document.rect(x + column * size, y + line * size, size, size);
    }),
  );
  document.fill("#12171b");
}
