interface KindFacts {
  /** Whether it can be in a cart; other kinds are ordered from a page of their own. */
  readonly isInCart: boolean;
  /** Delivery: a code is sent by mail, with a recipient's name on it; a donation is not delivered. */
  readonly sentAs: "parcel" | "code" | "nothing";
}

/** Everything that can be ordered. */
const articleKinds = {
  watch: { isInCart: true, sentAs: "parcel" },
  bespoke: { isInCart: true, sentAs: "parcel" },
  "gift-card": { isInCart: true, sentAs: "code" },
  "gift-watch": { isInCart: true, sentAs: "code" },
  "surprise-watch": { isInCart: true, sentAs: "parcel" },
  "pre-order": { isInCart: false, sentAs: "parcel" },
  donation: { isInCart: false, sentAs: "nothing" },
  duties: { isInCart: false, sentAs: "nothing" },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type OrderedKind = keyof typeof articleKinds;

/** Kinds that can be in a cart. */
export type LineKind = {
  [Kind in OrderedKind]: (typeof articleKinds)[Kind]["isInCart"] extends true ? Kind : never;
}[OrderedKind];

const orderedKinds = Object.keys(articleKinds) as OrderedKind[];
const isLineKind = (kind: OrderedKind): kind is LineKind => articleKinds[kind].isInCart;

export const lineKinds: readonly LineKind[] = orderedKinds.filter(isLineKind);

/** Whether the article is a code that is sent by mail. */
export const isCode = (kind: OrderedKind): boolean => articleKinds[kind].sentAs === "code";

/** Whether a parcel brings it. */
export const isParcel = (kind: OrderedKind): boolean => articleKinds[kind].sentAs === "parcel";

export const parcelKinds: readonly OrderedKind[] = orderedKinds.filter(isParcel);
