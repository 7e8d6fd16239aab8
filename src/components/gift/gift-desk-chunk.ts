"use client";
import dynamic from "next/dynamic";

/** The gift's desk in a chunk of its own: it comes with the pages that have one, not with every composed page. */
export const GiftDesk = dynamic(() => import("./gift-desk").then((module) => module.GiftDesk));
