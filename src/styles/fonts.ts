import localFont from "next/font/local";

/** Interface: one file with weight and width axes, the only one that is preloaded. */
export const sans = localFont({
  src: "./faces/instrument-sans.woff2",
  variable: "--font-sans",
  weight: "400 600",
  display: "swap",
  preload: true,
  adjustFontFallback: "Arial",
  declarations: [{ prop: "font-stretch", value: "75% 100%" }],
});

/** Long reading: comes when a page asks for it. Set at one size, so one optical size is enough, see faces/README.md. */
export const lecture = localFont({
  src: [
    { path: "./faces/newsreader-400.woff2", style: "normal", weight: "400" },
    { path: "./faces/newsreader-400-italic.woff2", style: "italic", weight: "400" },
    { path: "./faces/newsreader-600.woff2", style: "normal", weight: "600" },
  ],
  variable: "--font-reading",
  display: "swap",
  preload: false,
  adjustFontFallback: "Times New Roman",
});
