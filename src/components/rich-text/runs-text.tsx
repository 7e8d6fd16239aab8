import NextLink from "next/link";
import { Fragment, type ReactNode } from "react";
import type { Run, Runs } from "@/src/domain/content/rich-text";
import type { Locale } from "@/src/domain/locale/locale";
import { linkHref } from "@/src/i18n/link-href";
import { BrokenText } from "@/src/components/editorial/broken-text";

function show({ text, isBold, isItalic, href }: Run, locale: Locale): ReactNode {
  const plain = <BrokenText text={text} />;
  const emphasised = isItalic ? <em>{plain}</em> : plain;
  const strong = isBold ? <b>{emphasised}</b> : emphasised;
  if (!href) return strong;
  return (
    <NextLink data-type="link" href={linkHref(locale, href)} prefetch={false}>
      {strong}
    </NextLink>
  );
}

/** Text of a rich text with its strong, emphasised and linked parts. */
export function RunsText({ runs, locale }: { runs: Runs; locale: Locale }) {
  return runs.map((run, position) => (
    // Runs have no id: the index is the key.
    <Fragment key={position}>{show(run, locale)}</Fragment>
  ));
}
