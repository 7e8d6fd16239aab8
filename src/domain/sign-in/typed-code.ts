import { codeLength } from "./sign-in-rules";

/**
 * What counts of what was typed or pasted: "482 913" and "４８２９１３" are 482913, and nothing beyond six characters.
 * Letters stay, so that the field can say what is wrong with them.
 */
export const typedCode = (typed: string): string =>
  typed.normalize("NFKC").replace(/[\s-]/g, "").slice(0, codeLength);
