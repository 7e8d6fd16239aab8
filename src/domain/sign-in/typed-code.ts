import { codeLength } from "./sign-in-rules";

/** A code without what people and mail programs put between its digits: "482 913" and "４８２９１３" are 482913. */
export const bareCode = (typed: string): string => typed.normalize("NFKC").replace(/[\s-]/g, "");

/** The first six characters typed or pasted into the field. Letters are kept, so that the field can report them. */
export const typedCode = (typed: string): string => bareCode(typed).slice(0, codeLength);
