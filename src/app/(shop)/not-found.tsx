export { NoPage as default } from "@/src/app/no-page";
