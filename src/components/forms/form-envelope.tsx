import type { Locale } from "@/src/domain/locale/locale";
import type { FormTarget } from "./send-form";

interface Props {
  target: FormTarget;
  locale: Locale;
}

/** Hidden fields of a form when the browser submits it without a script. */
export function FormEnvelope({ target: { name, query, terms, token }, locale }: Props) {
  return (
    <>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="lang" value={locale} />
      {query !== undefined && <input type="hidden" name="query" value={query} />}
      {terms !== undefined && <input type="hidden" name="terms" value={terms} />}
      {token !== undefined && <input type="hidden" name="token" value={token} />}
    </>
  );
}
