"use client";
export { default } from "@/src/app/[locale]/(usual)/error";
