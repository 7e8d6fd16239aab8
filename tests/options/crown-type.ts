/**
 * What a person writes to add an option, here the crown: two keys, one of them dearer and only for the diver's case, and a
 * layer over the case. Follows docs/adding-an-option.md; adding-an-option.deep.test.ts does it in a copy of the shop.
 */
export interface Insertion {
  readonly file: string;
  /** Text the new lines stand before. */
  readonly before: string;
  readonly lines: string;
}

const texts = (name: string, conflict: string, repair: string) => ({
  groups: { crownType: name },
  fields: { crownType: name },
  conflicts: { "crown-type": conflict },
  repairs: { "crown-type": repair },
});

export const crownType: readonly Insertion[] = [
  {
    file: "src/domain/watch/selection-table.ts",
    before: "} as const satisfies",
    lines: `  crownType: {
    api: "crown_type",
    catalogue: "crown-types",
    initial: "ROUND",
    step: "case",
    assembled: 65,
    rule: { id: "crown-type", by: "caseType", onlyWhere: "hasBezelInsert" },
    layer: { name: "crown", front: 45 },
    picture: { name: "crown_type", place: 100, front: "changed", letter: "c" },
    thumbnail: { crop: "crown", parts: ["case", "crown"] },
  },
`,
  },
  {
    file: "collections/catalogue/cases.ts",
    before: "/** Catalogues of the parts of a case",
    lines: `const CrownTypes = optionCollection({
  field: "crownType",
  singular: { fr: "Couronne", en: "Crown", es: "Corona", ja: "リューズ" },
  plural: { fr: "Couronnes", en: "Crowns", es: "Coronas", ja: "リューズ" },
});

`,
  },
  {
    file: "collections/catalogue/cases.ts",
    before: "CasebackTypes];",
    lines: "CrownTypes, ",
  },
  {
    file: "src/domain/watch/describe-watch.ts",
    before: '"caseDiameter"],',
    lines: '"crownType", ',
  },
];

/** The options a new shop begins with. */
export const crownOptions = {
  file: "content/catalogue/crown-types.json",
  rows: [
    { key: "ROUND", label: { fr: "Ronde", en: "Round", es: "Redonda", jp: "ラウンド" } },
    {
      key: "SCREW",
      price: 1500,
      label: { fr: "Vissée", en: "Screw-down", es: "Atornillada", jp: "ねじ込み式" },
      layer: "CRO-SCREW",
    },
  ],
};

/** Its words, in each language's src/i18n/messages/<language>/configurator.json. */
export const crownTexts: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  fr: texts("Couronne", "« {options} » demande une lunette tournante.", "Va avec la lunette tournante."),
  en: texts("Crown", "“{options}” needs a rotating bezel.", "Goes with the rotating bezel."),
  es: texts("Corona", "«{options}» pide un bisel giratorio.", "Va con el bisel giratorio."),
  jp: texts("リューズ", "「{options}」には回転ベゼルが必要です。", "回転ベゼル専用です。"),
};
