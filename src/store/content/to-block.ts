import type { Block } from "@/src/domain/content/page";
import { toIllustration, toLink, type References } from "./block-fields";
import type { BlockRow } from "./block-rows";

/** Converts a row to a domain block: ids are resolved, a deleted watch is dropped. */
export function toBlock(row: BlockRow, references: References): Block {
  switch (row.blockType) {
    case "hero": {
      const { blockType: type, link, illustration, ...texts } = row;
      return { type, ...texts, link: toLink(link), illustration: toIllustration(illustration, references) };
    }
    case "picture-text": {
      const { blockType: type, link, illustration, ...texts } = row;
      return { type, ...texts, link: toLink(link), illustration: toIllustration(illustration, references) };
    }
    case "gallery":
      return {
        type: "gallery",
        title: row.title,
        pictures: row.pictures.map(({ illustration, caption }) => ({
          caption,
          illustration: toIllustration(illustration, references),
        })),
      };
    case "figures": {
      const { blockType: type, illustration, ...texts } = row;
      return { type, ...texts, illustration: toIllustration(illustration, references) };
    }
    case "lines": {
      const lines = row.lines.flatMap(({ watch, ...line }) => {
        const code = watch === null ? undefined : references.watches.get(watch);
        return code === undefined ? [] : [{ ...line, watch: code }];
      });
      return { type: "lines", title: row.title, text: row.text, lines };
    }
    case "rail":
      return {
        type: "rail",
        title: row.title,
        watches: row.watches.flatMap((id) => references.watches.get(id) ?? []),
        link: toLink(row.link),
      };
    case "comparison":
      return {
        type: "comparison",
        title: row.title,
        text: row.text,
        columns: row.columns.map(({ label }) => label),
        rows: row.rows.map(({ label, values }) => ({ label, values: values.map(({ value }) => value) })),
      };
    case "call-to-action": {
      const { blockType: type, link, second, ...texts } = row;
      return { type, ...texts, link: toLink(link), second: toLink(second) };
    }
    case "drawers":
    case "gift-cards": {
      const { blockType: type, link, ...texts } = row;
      return { type, ...texts, link: toLink(link) };
    }
    case "text":
      return { type: "text", title: row.title, text: row.text };
    case "rich-text":
    case "legal-text":
      return { type: row.blockType, title: row.title, body: row.body };
    case "specifications":
      return { type: "specifications", title: row.title, text: row.text, rows: row.rows };
    case "quote":
      return { type: "quote", text: row.text, source: row.source };
    case "steps":
      return { type: "steps", title: row.title, text: row.text, steps: row.steps };
    case "faq":
      return { type: "faq", title: row.title, text: row.text, group: row.group };
    case "form":
      return { type: "form", title: row.title, text: row.text, form: row.form };
    case "drawing":
      return { type: "drawing", title: row.title, text: row.text, drawing: row.drawing, notes: row.notes };
    case "statements":
      return { type: "statements", title: row.title, text: row.text, statements: row.statements };
    case "schedule":
      return { type: "schedule", title: row.title, text: row.text, unit: row.unit, stages: row.stages };
    case "newsletter":
      return { type: "newsletter", title: row.title, text: row.text };
  }
}
