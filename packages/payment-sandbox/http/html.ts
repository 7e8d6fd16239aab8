/** Markup that is safe to place in a page as it is. */
export class Markup {
  constructor(readonly text: string) {}
}

type Insert = string | number | Markup | undefined | false | readonly Insert[];

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Template tag: every inserted value is escaped unless it is Markup; undefined and false leave nothing. */
export function html(strings: TemplateStringsArray, ...inserts: Insert[]): Markup {
  return new Markup(strings.reduce((text, part, at) => text + part + show(inserts[at]), ""));
}

function show(insert: Insert): string {
  if (insert === undefined || insert === false) return "";
  if (insert instanceof Markup) return insert.text;
  if (typeof insert === "object") return insert.map(show).join("");
  return String(insert).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
