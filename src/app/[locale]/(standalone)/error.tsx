"use client";
export { default } from "@/src/app/[locale]/(standard)/error";
