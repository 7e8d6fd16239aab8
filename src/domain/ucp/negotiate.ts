import type { CapabilityEntry } from "./capabilities";

/** Versions in which the other side has a capability, by its name. */
export type OfferedVersions = Readonly<Record<string, readonly string[]>>;

/** Removes extensions that extend nothing active, until none is left. */
function withoutOrphans(active: readonly CapabilityEntry[]): readonly CapabilityEntry[] {
  const names = new Set(active.map(({ name }) => name));
  const kept = active.filter(
    (entry) => entry.extends.length === 0 || entry.extends.some((parent) => names.has(parent)),
  );
  return kept.length === active.length ? active : withoutOrphans(kept);
}

/**
 * Capabilities that both sides have in a common version, the latest of each, without extensions that extend none of them.
 * Source: overview of the protocol, intersection algorithm.
 */
export function negotiate(
  own: readonly CapabilityEntry[],
  theirs: OfferedVersions,
): readonly CapabilityEntry[] {
  const common = own.filter(({ name, version }) => theirs[name]?.includes(version));
  const latest = common.filter(
    ({ name, version }) => !common.some((other) => other.name === name && other.version > version),
  );
  return withoutOrphans(latest);
}

/** Those of the negotiated capabilities that an answer is about: a capability and its extensions, directly or through another. */
export function relevantTo(root: string, active: readonly CapabilityEntry[]): readonly CapabilityEntry[] {
  const grow = (names: ReadonlySet<string>): ReadonlySet<string> => {
    const more = new Set([
      ...names,
      ...active.filter((entry) => entry.extends.some((parent) => names.has(parent))).map(({ name }) => name),
    ]);
    return more.size === names.size ? names : grow(more);
  };
  const names = grow(new Set([root]));
  return active.filter(({ name }) => names.has(name));
}
