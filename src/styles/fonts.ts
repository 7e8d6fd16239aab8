import localFont from "next/font/local";

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
