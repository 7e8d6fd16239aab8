import { stringifySetCookie } from "cookie";
import type { Shop } from "@/src/services/shop";

interface Rules {
  /** seconds; 0 deletes the cookie; without it, it ends with the browser */
  readonly maxAge?: number;
  readonly path?: string;
  /** Whether scripts of the page may read it. */
  readonly isReadable?: boolean;
}

/** A value of Set-Cookie. A shop that is served over https sends its cookies over https only. */
export const setCookie = (
  { origin }: Pick<Shop, "origin">,
  name: string,
  value: string,
  { maxAge, path = "/", isReadable = false }: Rules,
): string =>
  stringifySetCookie({
    name,
    value,
    path,
    ...(maxAge !== undefined && { maxAge }),
    httpOnly: !isReadable,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
  });
