import type { FullText } from "@/src/seed/catalogue/seed-option";
import type { SeedIllustration } from "@/src/seed/content/seed-page";

interface SeedAnswer {
  readonly key: string;
  readonly title: FullText;
  readonly note?: FullText;
  readonly illustration?: SeedIllustration;
  readonly rules?: readonly { readonly trait: string; readonly values: string; readonly points: number }[];
  readonly parts?: readonly { readonly field: string; readonly key: string }[];
}

/** A question of the quiz. */
export interface SeedQuizQuestion {
  readonly key: string;
  readonly title: FullText;
  readonly text?: FullText;
  readonly answers: readonly SeedAnswer[];
}

export const rule = (trait: string, values: string, points: number) => ({ trait, values, points });
export const part = (field: string, key: string) => ({ field, key });
