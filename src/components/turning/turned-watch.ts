/** A watch that can be turned. */
export interface TurnedWatch {
  /** Where its whole model is, see modelUrl. */
  readonly address: string;
  /** Keys of its parts, where they may be exchanged while it is turned. */
  readonly parts?: readonly string[];
  /** What it is, for whoever does not see it. */
  readonly words: string;
  /** The side to show; another one turns it there. */
  readonly side?: "front" | "back";
}

/** What its button says before anything else of it has come. */
export interface TurnTexts {
  readonly action: string;
  readonly busy: string;
  readonly failed: string;
  readonly unsupported: string;
  readonly lost: string;
  /** Where the other texts are, see textsAddress. */
  readonly address: string;
}

/** Why it can't be turned. */
export type Trouble = "failed" | "unsupported" | "lost";
