/** Perspective pictures of media/scenes; a page's picture is one of them until an editor uploads another. */
export const sceneNames = [
  "hero-home",
  "hero-reminiscence",
  "hero-distinction",
  "hero-rose",
  "hero-horizon",
  "hero-bu01",
  "hero-story",
  "hero-configurator",
  "hero-gift-cards",
  "hero-maintenance",
  "macro-dial",
  "macro-hands",
  "macro-bezel",
  "macro-clasp",
  "macro-buckle",
  "macro-crown",
  "macro-movement",
  "macro-enamel",
  "flat-straps",
  "flat-three-watches",
  "flat-parts",
  "box-travel",
  "box-premium",
  "box-surprise",
  "sizes-on-wrist",
] as const;

/** Small pictures of options that no layer of the watch shows. */
export const optionSceneNames = [
  "option-buckle-standard",
  "option-buckle-butterfly",
  "option-buckle-deployant",
  "option-box-travel",
  "option-box-premium",
] as const;

export type OptionSceneName = (typeof optionSceneNames)[number];
export type SceneName = (typeof sceneNames)[number];
