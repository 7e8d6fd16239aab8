import type { CapturedAnswer } from "../http/ready-answer";

/** The root element of a document that Next leaves to its script. */
export const scriptOnlyRoot = '<html id="__next_error__"';

/**
 * Next's document for an absent dynamic page: blank until its script has run.
 * Source: https://github.com/vercel/next.js/issues/62228
 */
export const isScriptOnly = ({ status, body }: CapturedAnswer): boolean =>
  status === 404 && body.subarray(0, 200).includes(scriptOnlyRoot);
