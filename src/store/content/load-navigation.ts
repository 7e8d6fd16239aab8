import type { Payload } from "payload";
import * as v from "valibot";
import { isUnsaid } from "@/src/domain/company-facts";
import type { Footer, Navigation } from "@/src/domain/content/navigation";
import { localisedRow, readGlobal } from "@/src/store/rows";
import { fillNames, readNames } from "./fill-names";

const linkRow = v.object({ label: localisedRow, href: v.string() });
const linksRow = v.nullish(v.array(linkRow), []);

const navigationRow = v.object({
  bar: v.nullish(
    v.array(v.object({ label: localisedRow, href: v.nullish(v.string(), null), children: linksRow })),
    [],
  ),
  sideMenu: linksRow,
});

const footerRow = v.object({
  tagline: localisedRow,
  groups: v.nullish(v.array(v.object({ title: localisedRow, links: linksRow })), []),
  email: v.nullish(v.string(), ""),
  social: v.nullish(v.array(v.object({ name: v.string(), href: v.string() })), []),
  newsletterTitle: localisedRow,
  newsletterText: localisedRow,
  secureNote: localisedRow,
  copyright: localisedRow,
});

/** Navbar and mobile side menu. */
export async function loadNavigation(payload: Payload): Promise<Navigation> {
  return readGlobal(payload, "navigation", navigationRow);
}

/** The footer of every page. */
export async function loadFooter(payload: Payload): Promise<Footer> {
  const names = await readNames(payload);
  const { newsletterTitle, newsletterText, email, ...footer } = await readGlobal(
    payload,
    "footer",
    v.pipe(
      v.unknown(),
      v.transform((doc) => fillNames(doc, names)),
      footerRow,
    ),
  );
  const company = names.get("company.email")?.fr ?? "";
  return {
    ...footer,
    email: email || (isUnsaid(company) ? "" : company),
    newsletter: { title: newsletterTitle, text: newsletterText },
  };
}
