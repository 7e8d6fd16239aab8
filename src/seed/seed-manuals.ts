import { defaultLocale, locales, type Localised } from "@/src/domain/locale/locale";
import { toIllustration, toRichText, type BlockReferences } from "./block-row";
import { manuals, type SeedManual } from "./content/manuals";
import { forEachAtOnce, upsertRow, withRowIds, type SeedRow } from "./upsert";
import type { Seeding } from "./delivered";

interface Chapter {
  readonly title: Localised;
  readonly body: Localised;
}

const split = (text: string) => text.split(/^## /m).slice(1);

/** The chapters of a text; "## title" begins one. @throws Error when languages differ in their number */
export function chaptersOf(text: Localised): readonly Chapter[] {
  const french = split(text[defaultLocale]);
  const texts = locales.flatMap((locale) =>
    text[locale] === undefined ? [] : [[locale, split(text[locale])] as const],
  );
  if (texts.some(([, chapters]) => chapters.length !== french.length)) {
    throw new Error("A manual has another number of chapters in one language than in French.");
  }
  const [titleLine, rest] = [/^.*/, /^.*\n/];
  return french.map((chapter, index) => {
    const inEach = (part: (words: string) => string): Localised => ({
      ...Object.fromEntries(texts.map(([locale, chapters]) => [locale, part(chapters[index] ?? "")])),
      [defaultLocale]: part(chapter),
    });
    return {
      title: inEach((words) => titleLine.exec(words)?.[0].trim() ?? ""),
      body: inEach((words) => words.replace(rest, "").trim()),
    };
  });
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
        // A language's row of a chapter needs its title.
        caption: Object.fromEntries(
          Object.entries(caption ?? {}).filter(([locale]) => Object.hasOwn(chapter.title, locale)),
        ),
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
export async function seedManuals(seeding: Seeding, references: BlockReferences): Promise<void> {
  await forEachAtOnce(manuals, (manual) =>
    upsertRow(
      seeding,
      "manuals",
      { number: { equals: manual.number } },
      { ...manualRow(manual, references) },
    ),
  );
}
