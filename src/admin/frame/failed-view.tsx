"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { Gutter } from "@payloadcms/ui";
import NextLink from "next/link";

interface Props {
  /** The digest identifies the error in the server's log. */
  error: Error & { digest?: string };
  reset: () => void;
}

/** The error page of the admin, in the language of the account. */
export function FailedView({ error, reset }: Props) {
  const text = useAdminMessages("failedView");
  return (
    <main>
      <Gutter>
        <h1>{text.title}</h1>
        <p role="alert">{text.text}</p>
        {error.digest && (
          <p>
            {text.reference} <code>{error.digest}</code>
          </p>
        )}
        <p>
          <button type="button" className="btn btn--style-primary btn--size-medium" onClick={reset}>
            {text.retry}
          </button>{" "}
          <NextLink href="/admin">{text.home}</NextLink>
        </p>
      </Gutter>
    </main>
  );
}
