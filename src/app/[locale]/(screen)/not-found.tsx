export { default } from "@/src/app/[locale]/(usual)/not-found";
