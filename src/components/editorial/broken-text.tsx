import { Fragment } from "react";

/** A text with the line breaks its editor has set. */
export function BrokenText({ text }: { text: string }) {
  if (!text.includes("\n")) return text;
  return text.split("\n").map((line, position) => (
    // Lines may be equal: the index is the key.
    <Fragment key={position}>
      {position > 0 && <br />}
      {line}
    </Fragment>
  ));
}
