import * as v from "valibot";
import { lineKey } from "@/src/domain/watch/watch-line";
import { completeLanguages, text } from "@/src/seed/content-text";
import { readContent } from "@/src/seed/read-content";

/** The lines of ready-made watches, in the order of the admin's list. */
export const lines = readContent(
  "lines.json",
  v.array(
    v.pipe(
      v.strictObject({ key: v.pipe(v.string(), v.regex(lineKey)), name: text, text }),
      v.transform(({ key, name, text: words }) => ({ key, ...completeLanguages({ name, text: words }) })),
    ),
  ),
);
