/** A piece of a text: words, or a code that stays unchanged. */
export type Token =
  | { readonly kind: "text"; readonly text: string }
  /** {count}, <br/> */
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "open"; readonly code: string; readonly name: string }
  | { readonly kind: "close"; readonly code: string; readonly name: string };

/** Format of a text: plain, a message of the interface, or tags. */
export type TextKind = "plain" | "message" | "rich";

/** A name filled in, by {{double}} or {single} braces; a tag with its attributes. */
const codes: Readonly<Record<TextKind, RegExp>> = {
  plain: /\{\{\s*[#/]?[\w.]+\s*\}\}|\{\w+\}/g,
  message: /\{\w+\}|<\/?\w+>/g,
  rich: /\{\{\s*[#/]?[\w.]+\s*\}\}|<\/?\w+(?: \w+="[^"<>]*")*\/?>/g,
};

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

export const unescapeMarkup = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot);/g, (whole, name: string) => entities[name] ?? whole);

/** Plural forms contain words in their braces: such a message is one piece of words. */
const hasForms = (text: string) => /\{\s*\w+\s*,/.test(text);

function tokenOf(code: string): Token {
  const close = /^<\/(\w+)>$/.exec(code);
  if (close) return { kind: "close", code, name: close[1] ?? "" };
  const open = /^<(\w+)[^/]*(?:"[^"]*"[^/]*)*>$/.exec(code);
  if (open && !code.endsWith("/>")) return { kind: "open", code, name: open[1] ?? "" };
  return { kind: "code", code };
}

/** Whether all opened codes are closed and correctly nested. */
export function isBalanced(tokens: readonly Token[]): boolean {
  const open: string[] = [];
  for (const token of tokens) {
    if (token.kind === "open") open.push(token.name);
    else if (token.kind === "close" && open.pop() !== token.name) return false;
  }
  return open.length === 0;
}

/** A text as words and codes; joined again they give the text. Unmatched tags are words. */
export function tokensOf(text: string, kind: TextKind): readonly Token[] {
  if (text === "") return [];
  if (kind === "message" && hasForms(text)) return [{ kind: "text", text }];
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(codes[kind])) {
    if (match.index > end) tokens.push({ kind: "text", text: text.slice(end, match.index) });
    tokens.push(tokenOf(match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) tokens.push({ kind: "text", text: text.slice(end) });
  return isBalanced(tokens) ? tokens : [{ kind: "text", text }];
}
