import { Fragment, type ReactNode } from "react";
import type { RichText as RichTextContent, TextList, TextPart } from "@/src/domain/content/rich-text";
import type { Locale } from "@/src/domain/locale/locale";
import { RunsText } from "./runs-text";

interface Props {
  text: RichTextContent;
  locale: Locale;
  /** Fragment id of a second-level heading, by its index. */
  headingId?: (position: number) => string;
}

function List({ list, locale }: { list: TextList; locale: Locale }) {
  const entries = list.entries.map(({ words, inner }, position) => (
    // Entries have no id: the index is the key.
    <li key={position}>
      <RunsText runs={words} locale={locale} />
      {inner && <List list={inner} locale={locale} />}
    </li>
  ));
  return list.isOrdered ? <ol>{entries}</ol> : <ul>{entries}</ul>;
}

function show(part: TextPart, locale: Locale, id: string | undefined): ReactNode {
  if (part.type === "list") return <List list={part} locale={locale} />;
  const words = <RunsText runs={part.words} locale={locale} />;
  if (part.type === "paragraph") return <p>{words}</p>;
  if (part.type === "remark") return <aside>{words}</aside>;
  return part.level === 2 ? <h2 id={id}>{words}</h2> : <h3>{words}</h3>;
}

const isChapter = (part: TextPart): boolean => part.type === "heading" && part.level === 2;

/** A rich text as plain elements; the parent component sets their style. */
export function RichText({ text, locale, headingId }: Props) {
  return text.map((part, position) => {
    const chaptersBefore = text.slice(0, position).filter(isChapter).length;
    const id = isChapter(part) ? headingId?.(chaptersBefore) : undefined;
    // Parts have no id: the index is the key.
    return <Fragment key={position}>{show(part, locale, id)}</Fragment>;
  });
}
