export { default } from "@/src/app/[locale]/(standard)/not-found";
