import type { JsonObject, JsonValue } from "./model-list";

/** Names of textures in a material, at any depth. */
export function texturesIn(value: JsonValue): readonly string[] {
  if (typeof value !== "object" || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "name" && typeof inner === "string" ? [inner] : texturesIn(inner),
  );
}

/** A material with the names of its textures replaced. */
export function replaceTextures(material: JsonObject, replace: (name: string) => JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(material).flatMap(([key, inner]): [string, JsonValue][] => {
      if (key === "name" && typeof inner === "string") return Object.entries(replace(inner));
      const isObject = typeof inner === "object" && !Array.isArray(inner);
      return [[key, isObject ? replaceTextures(inner as JsonObject, replace) : inner]];
    }),
  );
}
