import { Fragment } from "react";

/** A title with the line breaks its editor has set. */
export function BrokenText({ text }: { text: string }) {
  return text.split("\n").map((line, position) => (
    <Fragment key={line}>
      {position > 0 && <br />}
      {line}
    </Fragment>
  ));
}
