import * as v from "valibot";
import { staffAsk } from "@/src/admin/staff-call";
import { linkKinds } from "@/src/domain/content/link-target";

const found = v.object({
  targets: v.array(
    v.object({
      kind: v.picklist(linkKinds),
      title: v.string(),
      href: v.string(),
      isLive: v.boolean(),
    }),
  ),
  standing: v.picklist(["live", "dead", "elsewhere", "unreadable"]),
});

export type FoundTargets = v.InferOutput<typeof found>;

/** A form with thirty links requests each once; pages published by other users are found a minute later. */
const TTL_MS = 60_000;
const cached = new Map<string, { readonly at: number; readonly answer: Promise<FoundTargets | null> }>();

async function ask(query: string): Promise<FoundTargets | null> {
  const answer = await staffAsk("link-targets", { query });
  const parsed = answer.ok ? v.safeParse(found, answer.value) : null;
  return parsed?.success ? parsed.output : null;
}

/**
 * Possible targets of a link.
 * @returns null when the shop does not answer
 */
export function fetchLinkTargets(query: string): Promise<FoundTargets | null> {
  const known = cached.get(query);
  if (known && Date.now() - known.at < TTL_MS) return known.answer;
  const answer = ask(query);
  cached.set(query, { at: Date.now(), answer });
  // A failed request is repeated.
  void answer.then((said) => said ?? cached.delete(query));
  return answer;
}
