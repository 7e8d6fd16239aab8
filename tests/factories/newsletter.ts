import { locales, type Locale } from "@/src/domain/locale/locale";
import type { OpenShop } from "@/tests/setup/open-shop";

interface Words {
  readonly subject: string;
  readonly intro: string;
  readonly text: string;
  readonly button: string;
}

const words: { readonly fr: Words; readonly en: Words } & Partial<Record<Locale, Words>> = {
  fr: {
    subject: "Deux cadrans pour l’hiver",
    intro: "Deux bleus nouveaux attendent dans l’atelier depuis ce matin.",
    text: "Le premier est presque noir le soir, le second tient du givre.",
    button: "Voir les cadrans",
  },
  en: {
    subject: "Two dials for the winter",
    intro: "Two new blues have been waiting in the workshop since this morning.",
    text: "The first is almost black in the evening, the second looks like frost.",
    button: "See the dials",
  },
  es: {
    subject: "Dos esferas para el invierno",
    intro: "Dos azules nuevos esperan en el taller desde esta mañana.",
    text: "El primero es casi negro por la noche, el segundo parece escarcha.",
    button: "Ver las esferas",
  },
  jp: {
    subject: "冬のための二つの文字盤",
    intro: "新しい青の文字盤が二つ、今朝から工房に並んでいます。",
    text: "一つは夜になるとほとんど黒に見え、もう一つは霜のような色です。",
    button: "文字盤を見る",
  },
};

/** One paragraph, as the editor keeps it. */
const paragraph = (text: string) => ({
  root: {
    type: "root",
    direction: "ltr" as const,
    format: "" as const,
    indent: 0,
    version: 1,
    children: [
      {
        type: "paragraph",
        version: 1,
        format: "",
        indent: 0,
        direction: "ltr",
        children: [{ type: "text", version: 1, text, format: 0, detail: 0, mode: "normal", style: "" }],
      },
    ],
  },
});

/** Composes a newsletter in every language: text, the picture of a watch, a button. @returns its row number */
export async function makeNewsletter(
  open: OpenShop,
  languages: readonly Locale[] = locales,
): Promise<number> {
  const [watch] = await open.rows<{ id: number }>("select id from watches order by path limit 1");
  const made = await open.payload.create({
    collection: "newsletters",
    locale: "fr",
    data: {
      subject: words.fr.subject,
      intro: words.fr.intro,
      languages: [...languages],
      state: "draft",
      blocks: [
        { blockType: "newsletter-text", body: paragraph(words.fr.text) },
        {
          blockType: "newsletter-picture",
          illustration: { watch: watch?.id ?? null, view: "front", stage: "givre" },
        },
        { blockType: "newsletter-button", link: { label: words.fr.button, href: "/montres" } },
      ],
    },
  });
  for (const locale of locales.filter((one) => one !== "fr")) {
    const { subject, intro, text, button } = words[locale] ?? words.en;
    await open.payload.update({
      collection: "newsletters",
      id: made.id,
      locale,
      data: {
        subject,
        intro,
        blocks: made.blocks.map((block) => {
          if (block.blockType === "newsletter-text") return { ...block, body: paragraph(text) };
          if (block.blockType === "newsletter-button")
            return { ...block, link: { label: button, href: "/montres" } };
          return block;
        }),
      },
    });
  }
  return made.id;
}
