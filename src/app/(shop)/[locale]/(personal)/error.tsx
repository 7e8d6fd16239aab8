"use client";
export { default } from "@/src/app/(shop)/[locale]/(usual)/error";
