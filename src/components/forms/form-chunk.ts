"use client";
import dynamic from "next/dynamic";

/**
 * The live form in a chunk of its own: every composed page may contain one, so its code would be loaded with all of
 * them. It is server-rendered like any other part.
 */
export const LiveForm = dynamic(() => import("./live-form").then((module) => module.LiveForm));
