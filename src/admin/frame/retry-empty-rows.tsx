"use client";
import { useAllFormFields } from "@payloadcms/ui";
import { useEffect, useRef } from "react";

/** How long a row may wait for what is drawn in it, ms: longer than a usual answer takes. */
const patience = 1_500;

/**
 * Has the server asked again for rows that nothing was drawn in.
 *
 * The CMS's form asks for the content of a new row a moment after it was added. Where the answer to what was typed before
 * arrives in that moment, the form takes the row for asked about, and it stays empty until something else is typed.
 */
export function RetryEmptyRows() {
  const [fields, dispatch] = useAllFormFields();
  const current = useRef(fields);
  useEffect(() => {
    current.current = fields;
  }, [fields]);
  const waiting = Object.keys(fields)
    .filter((path) => fields[path]?.rows?.some(({ isLoading }) => isLoading))
    .join(" ");
  useEffect(() => {
    if (waiting === "") return undefined;
    const timer = setInterval(() => {
      for (const path of waiting.split(" ")) {
        const validate = current.current[path]?.validate;
        // The same judgement under another identity is a change, and the form asks about changes.
        dispatch({ type: "UPDATE", path, validate: (...given) => validate?.(...given) ?? true });
      }
    }, patience);
    return () => clearInterval(timer);
  }, [waiting, dispatch]);
  return null;
}
