import { notFound } from "next/navigation";
import { Suspense } from "react";
import { NotFoundMessage } from "./not-found-message";

function Missing(): never {
  notFound();
}

/**
 * Answers with status 404 and the message in the HTML itself. Thrown outside a boundary, notFound() would send an
 * empty document whose content only a script can show; inside one the fallback is in the document, Next sets the
 * status all the same, and the browser then shows not-found.tsx with the same message.
 */
export function AnswerNotFound() {
  return (
    <Suspense fallback={<NotFoundMessage />}>
      <Missing />
    </Suspense>
  );
}
