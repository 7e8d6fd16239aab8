"use client";
import "@/src/styles/faces/japanese/japanese.css";

/** Brings the sheet of Japanese faces: the browser fetches only the files a page uses letters of. */
export default function JapaneseFaces() {
  return null;
}
