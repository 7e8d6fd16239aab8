import * as v from "valibot";

const id = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}$/, "is no number of a document"),
  v.transform(Number),
  v.maxValue(2_147_483_647),
);

/** The document of the requested picture: `watches` and its number. */
export const staffPictureQuery = v.object({ of: v.string(), id });

/** An upload's path as the shop's own pages use it: the CMS prefixes the shop's origin. */
const address = v.pipe(
  v.string(),
  v.transform((url) => url.replace(/^https?:\/\/[^/]+/, "")),
);

/** An uploaded file in the CMS's format. */
export const pictureOfUpload = v.object({ url: address });

/** A populated relation; an unpopulated one is only a number. */
const followed = <Entry extends v.GenericSchema>(entry: Entry) => v.fallback(v.nullable(entry), null);
const reference = v.fallback(
  v.nullable(
    v.union([
      v.number(),
      v.pipe(
        v.object({ id: v.number() }),
        v.transform((doc) => doc.id),
      ),
    ]),
  ),
  null,
);
const keyed = followed(v.object({ key: v.string() }));

/** A ready-made watch with its parts. */
export const pictureOfWatch = v.object({ stage: v.nullish(v.string()), parts: v.record(v.string(), keyed) });

/** A product: pictures of its own, else those of its watch. */
export const pictureOfProduct = v.object({
  images: v.fallback(v.array(followed(pictureOfUpload)), []),
  watch: reference,
});

/** An option of the configurator; a strap names its family. */
export const pictureOfOption = v.object({
  key: v.nullish(v.string(), ""),
  family: v.optional(v.union([keyed, v.string()]), null),
  _status: v.nullish(v.string()),
  thumbnail: followed(pictureOfUpload),
  layer: followed(pictureOfUpload),
});

const illustration = v.object({ picture: reference, watch: reference });
const illustrated = v.object({ illustration });

/** A page: the picture of its first block with one. */
export const pictureOfPage = v.object({
  blocks: v.fallback(
    v.array(
      v.pipe(
        v.looseObject({
          illustration: v.optional(v.fallback(v.nullable(illustration), null), null),
          pictures: v.optional(v.fallback(v.array(illustrated), []), []),
        }),
        v.transform(({ illustration: own, pictures }) => own ?? pictures[0]?.illustration ?? null),
      ),
    ),
    [],
  ),
});
