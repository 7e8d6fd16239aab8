/** Where the subject of a drawn scene is, percent from the left and the top. */
export const sceneFocus: Readonly<Record<string, readonly [x: number, y: number]>> = {
  "hero-home": [75, 45],
  "hero-horizon": [77, 50],
  "hero-distinction": [79, 50],
  "hero-reminiscence": [75, 45],
  "hero-bu01": [75, 45],
  "hero-rose": [77, 32],
  "hero-story": [72, 55],
  "hero-maintenance": [70, 50],
  "hero-gift-cards": [66, 50],
  "box-premium": [44, 55],
  "macro-crown": [57, 56],
};

/** A watch on its side has its strap on the left. */
const ofLying = [40, 50] as const;

/** A watch in its case looks out of the upper half. */
const inBox = [52, 38] as const;

/** The point of a scene that stays in view. */
export const focusOf = (name: string): readonly [x: number, y: number] =>
  sceneFocus[name] ?? (name.endsWith("-lying") ? ofLying : name.endsWith("-box") ? inBox : [50, 50]);
