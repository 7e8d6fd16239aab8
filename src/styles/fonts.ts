import localFont from "next/font/local";

/** Interface: one file with weight and width axes, the only one that is preloaded. */
export const sans = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2",
  variable: "--police-sans",
  weight: "400 700",
  display: "swap",
  preload: true,
  adjustFontFallback: "Arial",
  declarations: [{ prop: "font-stretch", value: "75% 100%" }],
});

/** Long reading: comes when a page asks for it. */
export const lecture = localFont({
  src: [
    {
      path: "../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
      style: "normal",
      weight: "200 800",
    },
    {
      path: "../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2",
      style: "italic",
      weight: "200 800",
    },
  ],
  variable: "--police-lecture",
  display: "swap",
  preload: false,
  adjustFontFallback: "Times New Roman",
});
