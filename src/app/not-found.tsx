export { NoPage as default } from "./no-page";
