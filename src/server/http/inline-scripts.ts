import { createHash } from "node:crypto";

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Types that browsers run; all others are data to them. */
const isRun = (attributes: string) => {
  const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? "";
  return ["", "module", "text/javascript", "application/javascript"].includes(type);
};

/** Content policy sources of the inline scripts of a page: the hash of each text. */
export function inlineScriptSources(html: string): readonly string[] {
  const texts = [...html.matchAll(scriptElement)].flatMap(([, attributes = "", text = ""]) =>
    /\bsrc\s*=/i.test(attributes) || text === "" || !isRun(attributes) ? [] : [text],
  );
  const hashes = texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}

const scripts = /(^|;)(\s*script-src\b[^;]*?)\s'unsafe-inline'/;

/** Whether a policy allows any inline script. */
export const opensInlineScripts = (policy: string): boolean => scripts.test(policy);

/** The policy of one page: its own scripts by hash, where the proxy's policy has to allow them all. */
export const closePolicy = (policy: string, html: string): string =>
  policy.replace(scripts, (_, start: string, directive: string) =>
    [`${start}${directive}`, ...inlineScriptSources(html)].join(" "),
  );
