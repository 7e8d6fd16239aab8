import { APIError, type Payload } from "payload";
import { collectionAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";

/** Maximum size of a request to the CMS, bytes. */
const usualLimit = 1024 * 1024;
/** Overhead of an upload: the other fields of its form. */
const formBytes = usualLimit;

/** Errors in the format of the shop's own endpoints, and of the CMS: both are behind this limit. */
function tooLarge(limit: number): Response {
  const message = `A request may weigh ${limit} bytes.`;
  return Response.json({ error: "too-large", message, errors: [{ message }] }, { status: 413 });
}

/** Files are accepted from users who may upload them; a staff endpoint with a limit of its own checks the user itself. */
async function limitOf({ url, headers }: Request, payload: Payload): Promise<number> {
  const { pathname } = new URL(url);
  const [, slug = ""] = /^\/api\/([^/]+)/.exec(pathname) ?? [];
  const own: unknown = payload.config.endpoints.find(({ path }) => `/api${path}` === pathname)?.custom
    ?.bodyLimit;
  if (typeof own === "number") return own;
  const rules = Object.hasOwn(collectionAccess, slug) ? collectionAccess[slug] : undefined;
  const isUpload = payload.config.collections.some(
    (collection) => collection.slug === slug && collection.upload,
  );
  if (!rules || !isUpload) return usualLimit;
  const { user } = await payload.auth({ headers });
  const mayUpload = [rules.create, rules.update].some((who) => includes(who, roleOf(user)));
  return mayUpload ? (payload.config.upload.limits?.fileSize ?? 0) + formBytes : usualLimit;
}

/** The request with a body that is aborted when it grows too long, and when it was. */
function counted(request: Request, body: ReadableStream<Uint8Array>, limit: number) {
  let refuse: (answer: Response) => void;
  const refused = new Promise<Response>((resolve) => {
    refuse = resolve;
  });
  let size = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.byteLength;
      if (size <= limit) return controller.enqueue(part);
      refuse(tooLarge(limit));
      controller.error(new APIError("The body is too large.", 413));
    },
  });
  const { url, method, headers, signal } = request;
  const init = { method, headers, signal, body: body.pipeThrough(counting), duplex: "half" };
  return { request: new Request(url, init), refused };
}

/**
 * Refuses a body that is too long with 413: before reading where its length is declared, else where it exceeds the
 * limit. The CMS itself reads bodies of any length before it authenticates.
 */
export const withBodyLimit =
  <Rest extends readonly unknown[]>(
    open: () => Promise<Payload>,
    handle: (request: Request, ...rest: Rest) => Promise<Response>,
  ) =>
  async (request: Request, ...rest: Rest): Promise<Response> => {
    const { body, headers } = request;
    const length = headers.get("content-length");
    if (!body || (length !== null && Number(length) <= usualLimit)) return handle(request, ...rest);
    const limit = await limitOf(request, await open());
    if (Number(length) > limit) return tooLarge(limit);
    if (length !== null) return handle(request, ...rest);
    const { request: limited, refused } = counted(request, body, limit);
    return Promise.race([handle(limited, ...rest), refused]);
  };
