/** What kind of thing an address names, as far as answers are kept. */
export type AnswerKind = "page" | "picture" | "file" | "static";

/** Files beside the pages, which Next makes; any other path with a dot does not exist. A test compares this with src/app. */
const files = /^\/(?:robots\.txt|icon\.svg|favicon\.ico$|sitemap\.xml$|sitemap\/|feeds\/)/;

export const isFile = (path: string): boolean => files.test(path);

/**
 * What an address names; null for what is made for each caller: API, admin.
 * @param address path and query
 */
export function kindOf(address: string): AnswerKind | null {
  if (address.startsWith("/_next/")) return address.startsWith("/_next/static/") ? "static" : "picture";
  if (address.startsWith("/api/")) {
    return address.startsWith("/api/configurator/") || address.startsWith("/api/media/file/")
      ? "picture"
      : null;
  }
  if (address.startsWith("/img/")) return "picture";
  if (/^\/(?:api|admin)(?:[/?]|$)/.test(address)) return null;
  return isFile(address) ? "file" : "page";
}

/** Parameters of campaigns: they make no difference to the page. */
const campaign = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_cid|mc_eid)=/;

/** An address without the parameters that make no other page of it. */
export function withoutCampaign(address: string): string {
  const mark = address.indexOf("?");
  if (mark === -1) return address;
  const parameters = address
    .slice(mark + 1)
    .split("&")
    .filter((parameter) => parameter !== "" && !campaign.test(parameter));
  const path = address.slice(0, mark);
  return parameters.length === 0 ? path : `${path}?${parameters.join("&")}`;
}
