import { timingSafeEqual } from "node:crypto";
import { ApiError } from "./api-error";

/** Reads `Bearer key` or Basic with the key as user name. @throws ApiError 401 */
export function authenticate(header: string | undefined, secretKey: string) {
  const key = readKey(header);
  if (key === undefined || key === "") {
    throw new ApiError(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      { status: 401 },
    );
  }
  if (!isSame(key, secretKey)) {
    throw new ApiError(`Invalid API Key provided: ${mask(key)}`, { status: 401 });
  }
}

function readKey(header: string | undefined): string | undefined {
  const [scheme, value] = (header ?? "").split(" ", 2);
  if (scheme?.toLowerCase() === "bearer") return value;
  if (scheme?.toLowerCase() !== "basic") return undefined;
  return Buffer.from(value ?? "", "base64")
    .toString("utf8")
    .split(":", 1)[0];
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function mask(key: string): string {
  return key.length <= 12
    ? "*".repeat(key.length)
    : `${key.slice(0, 8)}${"*".repeat(key.length - 12)}${key.slice(-4)}`;
}
