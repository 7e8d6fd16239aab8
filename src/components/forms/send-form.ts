import { callApi } from "@/src/client/browser/call-api";
import { formResponse, formTokenResponse } from "@/src/domain/contracts/forms/form-exchange";

/** Where a form is sent and with what data. */
export interface FormTarget {
  readonly name: string;
  readonly path: string;
  readonly guard: "form" | "limits";
  /** Parameters of the page's address, beside the answers. */
  readonly query?: string;
  /** Version of the terms that are linked beside the button of a paid form. */
  readonly terms?: string;
  /** Of a page that is rendered for one visit; elsewhere the script requests one. */
  readonly token?: string;
}

/** A token and the time it was fetched. */
export interface Opened {
  readonly token: string | null;
  readonly at: number;
}

/** A little longer than the server's minimum, see services/forms/form-token. */
const youngest = 2_300;

/** Requests the token that records when filling in began. A failed request leaves none: the server then reports it. */
export async function openForm({ guard }: FormTarget): Promise<Opened> {
  if (guard === "limits") return { token: null, at: 0 };
  const answer = await callApi({ path: "/api/form-token", answer: formTokenResponse });
  return { token: answer.ok ? answer.value.token : null, at: Date.now() };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends the form; a submission faster than the minimum is delayed, not refused. */
export async function sendForm(target: FormTarget, { token, at }: Opened, lang: string, answers: object) {
  if (token !== null) await pause(Math.max(0, at + youngest - Date.now()));
  return callApi({
    path: target.path,
    body: {
      ...answers,
      form: target.name,
      lang,
      ...(token !== null && { token }),
      ...(target.query !== undefined && { query: target.query }),
    },
    answer: formResponse,
  });
}
