import { imagePath } from "./image-query";
import { pictureParameters, type Side } from "./picture-parameters";
import { defaultView, type PictureAddress } from "./picture-view";
import type { SelectionField } from "./selection";
import { thumbnailPath, thumbnailUrl } from "./thumbnail-query";

/** Pictures of pages: an address is repeated once for each width, and again in Next's own record of the page. */
const shortPicturePath = "/img";

/** Separator of the words of a picture; it occurs in no key of the catalogue. */
const between = "~";

/**
 * A kind of picture: its letter, what its address always says, without the beginning such keys share, and what only
 * where it differs from the usual.
 */
interface Kind {
  readonly letter: string;
  readonly path: string;
  readonly fixed: readonly (readonly [name: string, value: string])[];
  readonly always: readonly (readonly [name: string, prefix: string])[];
  readonly extras: readonly (readonly [letter: string, name: string, usual: string])[];
}

/** What is always said, and what only beside its letter. */
const parametersOfSide = (side: Side): Pick<Kind, "always" | "extras"> => ({
  always: pictureParameters[side].flatMap(({ name, prefix = "", letter }) =>
    letter ? [] : [[name, prefix] as const],
  ),
  extras: pictureParameters[side].flatMap(({ name, letter, usual }) =>
    letter ? [[letter, name, usual] as const] : [],
  ),
});

/** The back stands before the front, which says nothing of the side. */
const kinds: readonly Kind[] = [
  { letter: "b", path: imagePath, fixed: [["caseback", "1"]], ...parametersOfSide("back") },
  { letter: "f", path: imagePath, fixed: [], ...parametersOfSide("front") },
  { letter: "o", path: thumbnailPath, fixed: [], always: [["option", ""]], extras: [] },
];

/** Length of the catalogue's version in a short address: enough to distinguish one artwork from the last. */
const markLength = 6;

/** Prefix of a key that does not begin like its kind; no dot, which would make it a file name. */
const whole = "!";

const withoutPrefix = (key: string, prefix: string) =>
  key.startsWith(prefix) ? key.slice(prefix.length) : `${whole}${key}`;

const withPrefix = (word: string, prefix: string) =>
  word.startsWith(whole) ? word.slice(whole.length) : `${prefix}${word}`;

/** Whether an address asks for the current artwork, by the catalogue's version or its short form. */
export const isCurrentVersion = (asked: string | undefined, version: string): boolean =>
  asked === version || asked === version.slice(0, markLength);

/**
 * The short address of a picture, `/img/f~OY-si~SM-si~DIS-SI~DI/sable-480-0f3c91`.
 * @param url as frontImageUrl, backImageUrl or thumbnailUrl write it, with `format=smallest`
 * @param width a star matches any, see SizedPicture
 * @throws Error for any other
 */
export function shortPictureUrl(url: string, width?: "*"): string {
  const [path, query] = url.split("?", 2);
  const given = new URLSearchParams(query);
  const kind = kinds.find(
    (candidate) =>
      candidate.path === path && candidate.fixed.every(([name, value]) => given.get(name) === value),
  );
  if (!kind || given.get("format") !== "smallest") throw new Error(`There is no short form of ${url}.`);
  const picture = [
    kind.letter,
    ...kind.always.map(([name, prefix]) => withoutPrefix(given.get(name) ?? "", prefix)),
    ...kind.extras.flatMap(([letter, name, usual]) => {
      const value = given.get(name) ?? usual;
      return value === usual ? [] : [letter, value];
    }),
  ];
  const view = [
    given.get("stage") ?? defaultView.stage,
    given.get("crop") ?? [],
    width ?? given.get("w") ?? String(defaultView.width),
    given.get("v")?.slice(0, markLength) ?? [],
  ].flat();
  return `${shortPicturePath}/${picture.join(between)}/${view.join("-")}`;
}

/** Short address of an option's thumbnail, or null where there is nothing to see. */
export function shortThumbnailUrl(
  field: SelectionField,
  option: { readonly key: string; readonly family?: string },
  view: Omit<PictureAddress, "crop" | "format">,
  width?: "*",
): string | null {
  const url = thumbnailUrl(field, option, { ...view, format: "smallest" });
  return url && shortPictureUrl(url, width);
}

/**
 * The long form of a short address.
 * @param picture its middle, decoded
 * @param view its end, decoded
 * @returns path and query; null for any other address
 */
export function longPictureUrl(picture: string, view: string): string | null {
  const [letter, ...words] = picture.split(between);
  const kind = kinds.find((candidate) => candidate.letter === letter);
  const shown = /^([a-z]+)(?:-([a-z]+))?-(\d+)(?:-([0-9a-z]+))?$/.exec(view);
  if (!kind || !shown || words.length < kind.always.length) return null;
  const [, stage, crop, width, mark] = shown;
  const query = new URLSearchParams(kind.fixed.map(([name, value]) => [name, value]));
  kind.always.forEach(([name, prefix], index) => query.set(name, withPrefix(words[index] ?? "", prefix)));
  const extras = words.slice(kind.always.length);
  for (let index = 0; index < extras.length; index += 2) {
    const extra = kind.extras.find(([extraLetter]) => extraLetter === extras[index]);
    if (!extra) return null;
    query.set(extra[1], extras[index + 1] ?? "");
  }
  for (const [name, value] of Object.entries({ w: width, crop, stage, format: "smallest", v: mark })) {
    if (value !== undefined) query.set(name, value);
  }
  return `${kind.path}?${query}`;
}
