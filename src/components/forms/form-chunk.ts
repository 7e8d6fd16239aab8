"use client";
import dynamic from "next/dynamic";

/**
 * The live form in a chunk of its own: every composed page may hold one, so its code would come with all of them. It
 * stands in the HTML like any other part.
 */
export const LiveForm = dynamic(() => import("./live-form").then((module) => module.LiveForm));
