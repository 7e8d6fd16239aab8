import type { Payload } from "payload";
import { inEachLanguage, locales } from "@/src/domain/locale/locale";
import { toIllustration, toRichText, type BlockReferences } from "./block-row";
import type { FullText } from "./catalogue/seed-option";
import { manuals } from "./content/manuals";
import type { SeedManual } from "./content/seed-manual";
import type { OptionIds } from "./seed-options";
import { findScenes } from "./seed-pages";
import { forEachAtOnce, upsertRow, withRowIds, type SeedRow } from "./upsert";

interface Chapter {
  readonly title: FullText;
  readonly body: FullText;
}

/** The chapters of a text; "## title" begins one. @throws Error when languages differ in their number */
export function chaptersOf(text: FullText): readonly Chapter[] {
  const parts = inEachLanguage((locale) => text[locale].split(/^## /m).slice(1));
  if (locales.some((locale) => parts[locale].length !== parts.fr.length)) {
    throw new Error("A manual has another number of chapters in one language than in French.");
  }
  const [titleLine, rest] = [/^.*/, /^.*\n/];
  return parts.fr.map((_, index) => ({
    title: inEachLanguage((locale) => titleLine.exec(parts[locale][index] ?? "")?.[0].trim() ?? ""),
    body: inEachLanguage((locale) => (parts[locale][index] ?? "").replace(rest, "").trim()),
  }));
}

function manualRow(
  { number, title, summary, cover, body, figures }: SeedManual,
  references: BlockReferences,
): SeedRow {
  const sections = chaptersOf(body).map((chapter, index) => {
    const { drawing, crop, caption, ...illustration } = figures[index + 1] ?? {};
    return {
      title: chapter.title,
      body: toRichText(chapter.body),
      figure: {
        drawing: drawing ?? null,
        crop: crop ?? "full",
        caption: caption ?? {},
        illustration: toIllustration(illustration, references),
      },
    };
  });
  return {
    number,
    title,
    summary,
    cover: toIllustration(cover, references),
    sections: withRowIds(sections, `manual-${number}`),
  };
}

/** Writes the manuals. */
export async function seedManuals(payload: Payload, watchIds: OptionIds): Promise<void> {
  const references = { watchIds, sceneIds: await findScenes(payload) };
  await forEachAtOnce(manuals, (manual) =>
    upsertRow(
      payload,
      "manuals",
      { number: { equals: manual.number } },
      { ...manualRow(manual, references) },
    ),
  );
}
