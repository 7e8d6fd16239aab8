import { version } from "@/package.json";

/** Of package.json. */
export const shopVersion = version;
