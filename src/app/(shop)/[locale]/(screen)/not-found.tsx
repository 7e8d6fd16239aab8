export { default } from "@/src/app/(shop)/[locale]/(usual)/not-found";
