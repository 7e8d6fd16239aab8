const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML that is known to be safe: all inserted text was escaped. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Piece = string | number | null | Markup | readonly Markup[];

function sourceOf(piece: Piece): string {
  if (piece === null) return "";
  if (piece instanceof Markup) return piece.source;
  if (typeof piece === "object") return piece.map((part) => part.source).join("");
  return String(piece).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Tag of a template: inserted values are escaped unless they are markup. */
export function html(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(texts.map((text, index) => text + sourceOf(pieces[index] ?? null)).join(""));
}
