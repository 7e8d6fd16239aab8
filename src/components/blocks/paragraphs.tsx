/** An editor's text; an empty line begins a new paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
