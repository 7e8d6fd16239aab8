const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML that is known to be safe: everything that came from outside was escaped on its way in. */
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

/** Tag of a template: what is put in is escaped unless it is markup itself. */
export function html(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(texts.map((text, index) => text + sourceOf(pieces[index] ?? null)).join(""));
}
