"use client";
import "@fontsource/zen-kaku-gothic-new/400.css";
import "@fontsource/zen-kaku-gothic-new/500.css";
import "@fontsource/shippori-mincho/400.css";
import "@/src/styles/faces/japanese-places.css";

/** Brings the sheet of Japanese faces: the browser fetches only the ranges a page uses. */
export default function JapaneseFaces() {
  return null;
}
