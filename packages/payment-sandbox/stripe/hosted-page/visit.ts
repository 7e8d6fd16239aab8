import { decodeForm, UnreadableForm, type FormFields } from "../../http/decode-form";
import { pageReply } from "../../http/reply";
import type { Answer, Call } from "../../http/route";
import type { SessionRecord } from "../documents";
import { expireWhenOver } from "../operations/expire-session";
import type { StripeSandbox } from "../stripe-sandbox";
import { chooseTexts } from "./choose-language";
import { messagePage } from "./page-frame";
import type { PageTexts } from "./texts/page-texts";

export interface Visit {
  session: SessionRecord;
  texts: PageTexts;
  call: Call;
  form: FormFields;
}

/** Finds the session in the path, as it is at this moment, and the language to answer in. */
export function withSession(
  sandbox: StripeSandbox,
  call: Call,
  names: Record<string, string>,
  work: (visit: Visit) => Answer,
): Answer {
  const stored = sandbox.store.get("sessions", names.session ?? "");
  const texts = chooseTexts(stored?.object.locale ?? null, call.headers["accept-language"]);
  if (!stored) return pageReply(404, messagePage(texts, texts.missing.title, [texts.missing.text]));
  return work({ session: expireWhenOver(sandbox, stored), texts, call, form: readForm(call) });
}

function readForm(call: Call): FormFields {
  try {
    return decodeForm(call.body);
  } catch (problem) {
    // A browser never sends such a form; reading it as empty shows every field as missing.
    if (problem instanceof UnreadableForm) return {};
    throw problem;
  }
}
