"use client";
import dynamic from "next/dynamic";

/** The gift form in a chunk of its own: loaded by pages that have one, not by every composed page. */
export const GiftDesk = dynamic(() => import("./gift-desk").then((module) => module.GiftDesk));
