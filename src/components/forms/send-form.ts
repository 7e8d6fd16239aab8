import { callApi } from "@/src/browser/call-api";
import { formResponse, formTokenResponse } from "@/src/contracts/forms/form-exchange";

/** Where a form goes and what it brings along. */
export interface FormTarget {
  readonly name: string;
  readonly path: string;
  readonly guard: "form" | "limits";
  /** What the page's address says beside the answers. */
  readonly query?: string;
  /** Version of the terms that are linked beside the button of a form that is paid. */
  readonly terms?: string;
  /** Of a page that is made for one visit; elsewhere the script asks for one. */
  readonly token?: string;
}

/** A token and the moment it was fetched. */
export interface Opened {
  readonly token: string | null;
  readonly at: number;
}

/** A little longer than the server's own measure, see services/forms/form-token. */
const youngest = 2_300;

/** Asks for the token that says when somebody began to write. A failed call leaves none: the server then says so. */
export async function openForm({ guard }: FormTarget): Promise<Opened> {
  if (guard === "limits") return { token: null, at: 0 };
  const answer = await callApi({ path: "/api/form-token", answer: formTokenResponse });
  return { token: answer.ok ? answer.value.token : null, at: Date.now() };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends what was written; whoever is quicker than a program may be is made to wait, not refused. */
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
