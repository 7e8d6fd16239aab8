import { firstSegmentOf } from "@/src/domain/content/pages/first-segments";

/** The kind of content of an address, as far as answers are cached. */
export type AnswerKind = "page" | "picture" | "file" | "static";

/**
 * The kind of an address; null for responses to individual callers: API, admin.
 * @param address path and query
 */
export function kindOf(address: string): AnswerKind | null {
  switch (firstSegmentOf(address)?.kind) {
    case "next":
      return address.startsWith("/_next/static/") ? "static" : "picture";
    case "api":
      return /^\/api\/(?:configurator|media\/file)\//.test(address) ? "picture" : null;
    case "admin":
      return null;
    case "picture":
      return "picture";
    case "file":
      return "file";
    case undefined:
      return "page";
  }
}

/** Parameters of campaigns: they do not affect the page. */
const campaign = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_cid|mc_eid)=/;

/** An address without the parameters that do not affect the page. */
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
