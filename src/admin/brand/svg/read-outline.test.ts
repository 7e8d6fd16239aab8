import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isOutline } from "@/src/domain/brand/outline";
import { readOutline } from "./read-outline";

const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100" ${attributes}>${inside}</svg>`;

const shape = '<path d="M10 10h80v80z"/>';

function outlineOf(markup: string) {
  const read = readOutline(markup);
  if (!read.ok) throw new Error(`Refused: ${read.error}`);
  expect(isOutline(read.value)).toBe(true);
  return read.value;
}

const edge = 200;

/** Black and white pixels of a drawing's area, its height filling a square. */
async function drawn(markup: string): Promise<Buffer> {
  return sharp(Buffer.from(markup), { density: 72 })
    .flatten({ background: "#fff" })
    .resize(edge, edge, { fit: "fill" })
    .greyscale()
    .raw()
    .toBuffer();
}

const asDrawing = ({ path, width }: { path: string; width: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="${-width / 2} -0.5 ${width} 1" preserveAspectRatio="none"><path d="${path}"/></svg>`;

/** Share of pixels that differ clearly. */
async function difference(markup: string, bounds: string): Promise<number> {
  const framed = markup
    .replace(
      /viewBox="[^"]*"/,
      `viewBox="${bounds}" width="${edge}" height="${edge}" preserveAspectRatio="none"`,
    )
    .replaceAll(/fill="(?!none)[^"]*"/g, 'fill="#000"');
  const [one, other] = await Promise.all([drawn(framed), drawn(asDrawing(outlineOf(markup)))]);
  let differing = 0;
  for (const [index, value] of one.entries()) if (Math.abs(value - (other[index] ?? 0)) > 100) differing += 1;
  return differing / one.length;
}

describe("what a drawing fills is kept, whatever it is made of", () => {
  test.each([
    [
      "a path of every command",
      svg('<path d="M10 10h40v20l10 10c5 5 5 10 0 15s-10 5-15 0q-5-5-10 0t-10 0a5 8 20 1 0-10 5z"/>'),
    ],
    [
      "shapes",
      svg(
        '<rect x="5" y="5" width="40" height="30" rx="6"/><circle cx="70" cy="30" r="20"/><ellipse cx="30" cy="70" rx="25" ry="10"/><polygon points="60,60 90,60 75,90"/>',
      ),
    ],
    [
      "nested transforms",
      svg(
        '<g transform="translate(40 50) rotate(20)"><g transform="scale(.5 -.7)"><rect width="60" height="40"/><path transform="skewX(20)" d="M0-60h40v30z"/></g></g>',
      ),
    ],
    [
      "a ring by the even-odd rule",
      svg('<path fill-rule="evenodd" d="M50 10a40 40 0 1 1-.1 0zM50 30a20 20 0 1 1-.1 0z"/>'),
    ],
    [
      "shapes that run in opposite ways and overlap",
      svg('<path d="M10 10h50v50h-50z"/><path d="M40 40v50h50v-50z"/>'),
    ],
    [
      "a ring under a bar",
      svg('<path fill-rule="evenodd" d="M10 10h80v80h-80zM30 30h40v40h-40z"/><path d="M45 0v100h10v-100z"/>'),
    ],
  ])("%s", async (_, markup) => {
    const { width, path } = outlineOf(markup);
    expect(width).toBeGreaterThan(0);
    expect(path).toMatch(/^[MLCQZ\d. -]+$/);
    const info = await sharp(Buffer.from(markup.replace("<svg", '<svg width="1000" height="1000"')))
      .trim({ threshold: 0 })
      .toBuffer({ resolveWithObject: true });
    const [left, top] = [-(info.info.trimOffsetLeft ?? 0) / 10, -(info.info.trimOffsetTop ?? 0) / 10];
    const bounds = `${left} ${top} ${info.info.width / 10} ${info.info.height / 10}`;
    expect(await difference(markup, bounds)).toBeLessThan(0.01);
  });

  test("a gradient, classes and the notes of drawing programs", () => {
    const plain = outlineOf(svg(shape));
    const written = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(
      `<defs><style>.cls-1{fill:url(#g)} .cls-2{fill:none}</style><linearGradient id="g"><stop stop-color="red"/></linearGradient><clipPath id="c"><rect width="100" height="100"/></clipPath></defs>
       <sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/><title>Mark</title>
       <g clip-path="url(#c)"><path class="cls-1" d="M10 10h80v80z"/><path class="cls-2" d="M0 0h100v100z"/><rect display="none" width="100" height="100"/></g>`,
    )}`;
    expect(outlineOf(written)).toEqual(plain);
  });
});

describe("a drawing is refused, and nothing of it is kept", () => {
  test.each([
    ["script", svg(`<script>alert(1)</script>${shape}`)],
    ["script", svg(`<defs><script xlink:href="https://evil.example/x.js"/></defs>${shape}`)],
    ["script", svg(shape, 'onload="alert(1)"')],
    ["script", svg(`<g ONCLICK="alert(1)">${shape}</g>`)],
    ["script", svg(`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>${shape}`)],
    ["script", svg(`<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>${shape}`)],
    ["script", svg(`<path d="M0 0h9v9z"><animate attributeName="d"/></path>`)],
    ["foreign", svg(`<a xlink:href="javascript:alert(1)">${shape}</a>`)],
    ["foreign", svg(`<linearGradient id="g" xlink:href="https://evil.example/#g"/>${shape}`)],
    ["foreign", svg('<path fill="url(https://evil.example/x#y)" d="M0 0h9v9z"/>')],
    ["foreign", svg(`<style>@import "https://evil.example/x.css";</style>${shape}`)],
    ["foreign", svg(`<style>.a{fill:url( 'https://evil.example/x' )}</style>${shape}`)],
    ["image", svg('<image href="#x" width="9" height="9"/>')],
    ["image", svg('<pattern id="p"/><rect width="9" height="9" fill="url(#p)"/>')],
    ["text", svg("<text>Marque</text>")],
    ["stroke", svg('<path fill="none" stroke="#000" d="M0 0h9v9z"/>')],
    ["stroke", svg('<g style="stroke:red"><path d="M0 0h9v9z"/></g>')],
    ["clip", svg(`<mask id="m"/><g mask="url(#m)">${shape}</g>`)],
    ["clip", svg(`<clipPath id="c"><circle r="9"/></clipPath><g clip-path="url(#c)">${shape}</g>`)],
    ["symbol", svg('<use href="#x"/>')],
    ["element", svg(`<svg viewBox="0 0 5 5">${shape}</svg>`)],
    ["element", svg('<rect width="100%" height="9"/>')],
    ["tones", svg('<circle cx="50" cy="50" r="40"/><rect x="40" y="40" width="9" height="9" fill="#fff"/>')],
    ["empty", svg("")],
    ["empty", svg('<line x1="0" y1="0" x2="9" y2="9"/><path fill="none" d="M0 0h9v9z"/>')],
    ["empty", svg('<rect width="1000" height="1"/>')],
    ["svg", "<html><body/></html>"],
    ["svg", '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
    ["svg", "not a drawing"],
    ["svg", ""],
    ["doctype", `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg("&b;")}`],
    ["doctype", `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<desc>&x;</desc>")}`],
    ["doctype", `<!DOCTYPE svg SYSTEM "x" [ ]>${svg(shape)}`],
    ["depth", svg(`${"<g>".repeat(20_000)}${shape}${"</g>".repeat(20_000)}`)],
    ["size", svg(`<path d="M0 0${"h1v1".repeat(60_000)}z"/>`)],
    ["points", svg(`<path d="M0 0${"h1v1".repeat(5_000)}z"/>`)],
    ["points", svg('<path d="M0 0h1e300v9z"/>')],
  ])("%s (%#)", (reason, markup) => {
    expect(readOutline(markup)).toEqual({ ok: false, error: reason });
  });
});
