/** A watch that can be turned. */
export interface ViewerWatch {
  /** URL of its whole model, see modelUrl. */
  readonly address: string;
  /** Keys of its parts, where they may be exchanged while it is turned. */
  readonly parts?: readonly string[];
  /** Text alternative. */
  readonly words: string;
  /** The side to show; another one turns it there. */
  readonly side?: "front" | "back";
}

/** Label of its button before anything else is loaded. */
export interface TurnTexts {
  readonly action: string;
  readonly busy: string;
  readonly failed: string;
  readonly unsupported: string;
  readonly lost: string;
  /** URL of the other texts, see textsAddress. */
  readonly address: string;
}

/** Why it can't be turned. */
export type ViewerError = "failed" | "unsupported" | "lost";
