/** Encodings of a body; zstd would need a newer Node than the shop requires. */
export type Coding = "br" | "gzip" | "identity";
export type CompressedCoding = Exclude<Coding, "identity">;

/** Quality a client gives an encoding; undefined where it does not name it. Source: RFC 9110, 12.5.3. */
function qualityOf(accepted: string, coding: string): number | undefined {
  for (const range of accepted.split(",")) {
    const [name = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    if (name !== coding) continue;
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
  }
  return undefined;
}

/** The smallest encoding a client accepts; the plain bytes where it accepts none of ours. */
export function chooseCoding(accepted: string): Coding {
  const all = qualityOf(accepted, "*") ?? 0;
  if ((qualityOf(accepted, "br") ?? all) > 0) return "br";
  if ((qualityOf(accepted, "gzip") ?? all) > 0) return "gzip";
  return "identity";
}

/** Browsers send a handful of headers between them; headers made up by programs must not fill the memory. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Coding>();

/** chooseCoding for a request's header, computed once for each header text. */
export function codingFor(accepted: string | undefined): Coding {
  if (accepted === undefined) return "identity";
  const known = remembered.get(accepted);
  if (known) return known;
  const coding = chooseCoding(accepted);
  if (remembered.size < MAX_REMEMBERED) remembered.set(accepted, coding);
  return coding;
}
