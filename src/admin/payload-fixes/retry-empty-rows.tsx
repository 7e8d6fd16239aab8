"use client";
import { useAllFormFields } from "@payloadcms/ui";
import { useEffect, useRef } from "react";

/** How long a row may wait for its content, ms: longer than a usual response takes. */
const patience = 1_500;

/**
 * Requests the content of rows that stayed empty again.
 * The CMS's form requests the content of a new row a moment after it was added. Where the response to an earlier
 * input arrives in that moment, the form treats the row as requested, and it stays empty until the next input.
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
        // The same validation function under another identity is a change, and the form sends changes to the server.
        dispatch({ type: "UPDATE", path, validate: (...given) => validate?.(...given) ?? true });
      }
    }, patience);
    return () => clearInterval(timer);
  }, [waiting, dispatch]);
  return null;
}
