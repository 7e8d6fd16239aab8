import type { ReactNode } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import type { CmsPage } from "@/src/services/content/load-cms-page";
import type { Storefront } from "@/src/services/content/load-storefront";
import { isPageHeading } from "@/src/blocks/is-page-heading";
import { LocalWords } from "@/src/components/editorial/local-words";
import { PageBlock } from "@/src/blocks/page-block";
import { PageHead } from "./page-head";

interface Props {
  /** Blocks that an editor has composed around the list; null for none. */
  composed: CmsPage | null;
  locale: Locale;
  storefront: Storefront;
}

/** Whether the first block opens the list; else it follows below with the others. */
const opens = (composed: CmsPage | null): boolean => {
  const first = composed?.page.blocks[0];
  return first !== undefined && isPageHeading(first);
};

/** The head of a list: the editor's text, large; the shop's own without one. */
export function ListHead({ composed, locale, storefront, children }: Props & { children: ReactNode }) {
  const first = composed?.page.blocks[0];
  if (!composed || !first || !opens(composed)) return children;
  if (first.type === "text") {
    return (
      <PageHead
        title={<LocalWords text={first.title} locale={locale} />}
        text={<LocalWords text={first.text} locale={locale} />}
      />
    );
  }
  const { questions } = composed;
  return <PageBlock block={first} position={0} isFirst search="" {...{ questions, locale, storefront }} />;
}

/** Blocks below a list. */
export function ListFoot({ composed, locale, storefront }: Props) {
  if (!composed) return null;
  const { page, questions } = composed;
  const from = opens(composed) ? 1 : 0;
  return page.blocks.slice(from).map((block, place) => (
    // Blocks have no id: the index is the key.
    <PageBlock
      key={`${block.type}-${place}`}
      block={block}
      position={from + place}
      isFirst={false}
      search=""
      {...{ questions, locale, storefront }}
    />
  ));
}
