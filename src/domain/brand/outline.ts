import type { Outline } from "@/src/domain/watch/dial-printing";

const number = String.raw`-?\d{1,3}(?:\.\d{1,4})?`;
const point = `${number} ${number}`;
const outlinePath = new RegExp(
  `^(?:[ML]${point}|Q${point} ${point}|C${point} ${point} ${point}|Z){3,12000}$`,
);
const maxCharacters = 150_000;

/** Whether a value is an outline: numbers and the letters between them, so that it can carry nothing else. */
export function isOutline(value: unknown): value is Outline {
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 2) return false;
  const { path, width }: Partial<Record<keyof Outline, unknown>> = value;
  return (
    typeof width === "number" &&
    width > 0 &&
    width <= 200 &&
    typeof path === "string" &&
    path.length <= maxCharacters &&
    path.startsWith("M") &&
    outlinePath.test(path)
  );
}
