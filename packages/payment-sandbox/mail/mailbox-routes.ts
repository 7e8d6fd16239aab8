import * as v from "valibot";
import { modes, type Mode } from "./mail";
import type { MailStore } from "./mail-store";
import { listPage, mailPage, problemPage, stylesheet } from "./mailbox-page";

export interface Request {
  method: string;
  url: URL;
  body: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Actions of the routes besides reading mails. */
export interface MailboxControls {
  store: MailStore;
  setMode(mode: Mode, times: number | undefined): void;
  describeMode(): { mode: Mode; times?: number };
}

type Handler = (
  controls: MailboxControls,
  request: Request,
  names: readonly string[],
) => Answer | Promise<Answer>;

const controlSchema = v.object({
  mode: v.picklist(modes, `must be one of ${modes.join(", ")}`),
  /** Mails the mode holds for; then `ok` again. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** Every address of the mailbox on one screen. */
const routes: readonly (readonly [method: string, path: RegExp, handler: Handler])[] = [
  ["GET", /^\/$/, showList],
  ["GET", /^\/style\.css$/, () => answer(200, "text/css", stylesheet)],
  ["GET", /^\/health$/, () => json(200, { status: "ok" })],
  ["POST", /^\/delete$/, deleteAndReturn],
  ["GET", /^\/mails\/([^/]+)$/, showMail],
  ["GET", /^\/mails\/([^/]+)\/html$/, showHtml],
  ["GET", /^\/mails\/([^/]+)\/raw$/, showRaw],
  ["GET", /^\/mails\/([^/]+)\/attachments\/(\d+)$/, showAttachment],
  [
    "GET",
    /^\/api\/mails$/,
    ({ store }, { url }) => json(200, store.list(url.searchParams.get("to") ?? undefined)),
  ],
  ["DELETE", /^\/api\/mails$/, ({ store }) => json(200, { deleted: store.clear() })],
  ["GET", /^\/api\/mails\/([^/]+)$/, readMail],
  ["GET", /^\/_control$/, ({ describeMode }) => json(200, describeMode())],
  ["POST", /^\/_control$/, changeMode],
];

export async function answerRequest(controls: MailboxControls, request: Request): Promise<Answer> {
  const method = request.method === "HEAD" ? "GET" : request.method;
  for (const [routeMethod, path, handler] of routes) {
    const found = routeMethod === method && path.exec(request.url.pathname);
    if (found) return handler(controls, request, found.slice(1));
  }
  return notFound();
}

function showList({ store }: MailboxControls, { url }: Request): Answer {
  const to = url.searchParams.get("to") ?? "";
  return page(200, listPage(store.list(to || undefined), to).text);
}

function deleteAndReturn({ store }: MailboxControls): Answer {
  store.clear();
  return { status: 303, headers: { Location: "/" }, body: "" };
}

function showMail({ store }: MailboxControls, _request: Request, [id = ""]: readonly string[]): Answer {
  const mail = store.read(id);
  return mail ? page(200, mailPage(mail).text) : notFound();
}

/** The mail's own HTML: it may show pictures and styles, and run nothing. */
function showHtml({ store }: MailboxControls, _request: Request, [id = ""]: readonly string[]): Answer {
  const mail = store.read(id);
  if (!mail?.html) return notFound();
  // Links of a mail open beside the mailbox, never inside its frame.
  const content = `<base target="_blank">${mail.html}`;
  return answer(200, "text/html", content, {
    "Content-Security-Policy":
      "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; font-src data:",
  });
}

function showRaw({ store }: MailboxControls, _request: Request, [id = ""]: readonly string[]): Answer {
  const raw = store.raw(id);
  return raw
    ? { status: 200, headers: { "Content-Type": "text/plain; charset=utf-8" }, body: raw }
    : notFound();
}

async function showAttachment(
  { store }: MailboxControls,
  _request: Request,
  [id = "", at = ""]: readonly string[],
) {
  const found = await store.attachment(id, Number(at));
  if (!found) return notFound();
  const filename = encodeURIComponent(found.filename);
  return {
    status: 200,
    headers: {
      "Content-Type": found.contentType,
      "Content-Disposition": `attachment; filename*=UTF-8''${filename}`,
    },
    body: found.content,
  };
}

function readMail({ store }: MailboxControls, _request: Request, [id = ""]: readonly string[]): Answer {
  const mail = store.read(id);
  return mail ? json(200, mail) : json(404, { error: `There is no mail ${id}.` });
}

function changeMode(controls: MailboxControls, { body }: Request): Answer {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), controlSchema), body);
  if (!parsed.success) {
    const errors = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "body"} ${issue.message}`);
    return json(400, { error: errors.join("; ") });
  }
  controls.setMode(parsed.output.mode, parsed.output.times);
  return json(200, controls.describeMode());
}

function notFound(): Answer {
  return page(404, problemPage("There is nothing at this address").text);
}

function page(status: number, body: string): Answer {
  return answer(status, "text/html", body, {
    "Content-Security-Policy":
      "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'",
  });
}

function json(status: number, value: unknown): Answer {
  return answer(status, "application/json", JSON.stringify(value));
}

function answer(status: number, type: string, body: string, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store", ...headers },
    body,
  };
}
