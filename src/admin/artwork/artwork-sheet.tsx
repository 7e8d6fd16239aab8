import { adminMessagesIn, type AdminMessages } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import { OwnView } from "@/src/admin/own-view";
import { getTranslation } from "@payloadcms/translations";
import { redirect } from "next/navigation";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import * as v from "valibot";
import { includes, roleOf } from "@/src/admin/access/roles";
import { localise, numberTag, type Locale } from "@/src/domain/locale/locale";
import type { Layer } from "@/src/domain/watch/catalogue";
import { shopOf } from "@/src/server/runtime/shop-of";
import { optionCollections } from "@/src/store/catalogue/option-collections";
import { adminLocale } from "@/src/admin/admin-locale";
import { formatFileSize } from "@/src/admin/format-file-size";
import { artworkGroups, layersOf, type ArtworkEntry } from "./artwork-groups";
import styles from "./artwork-sheet.module.css";

const sizeRow = v.object({ filename: v.string(), filesize: v.number() });

/** Bytes of every layer by its file. */
async function layerSizes({ payload, user }: PayloadRequest): Promise<ReadonlyMap<string, number>> {
  const { docs } = await payload.find({
    collection: "layers",
    depth: 0,
    pagination: false,
    select: { filename: true, filesize: true },
    overrideAccess: false,
    user,
  });
  return new Map(
    docs.map((doc) => v.parse(sizeRow, doc)).map(({ filename, filesize }) => [filename, filesize]),
  );
}

interface Reading {
  readonly texts: AdminMessages<"catalogue.artworkSheet">;
  readonly locale: Locale;
  readonly weigh: (layers: readonly (Layer | undefined)[]) => string;
}

function Picture({ source, isMissing }: { source: string | null; isMissing: boolean }) {
  return (
    <div className={styles.picture} data-missing={isMissing}>
      {source && <img src={source} width={120} height={120} alt="" loading="lazy" />}
    </div>
  );
}

function Entry({ entry, reading: { texts, locale, weigh } }: { entry: ArtworkEntry; reading: Reading }) {
  const { option, pictures } = entry;
  return (
    <li className={styles.entry}>
      <div className={styles.pictures}>
        {pictures.length === 0 && entry.thumbnail && <Picture source={entry.thumbnail} isMissing={false} />}
        {pictures.map(({ role, layer, thumbnail }) => (
          <figure key={role}>
            <Picture source={thumbnail} isMissing={!layer} />
            <figcaption>
              {pictures.length > 1 && <span>{texts[role]}</span>}
              <span data-missing={!layer}>{layer ? weigh([layer]) : texts.missing}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <strong>{localise(option.label, locale)}</strong>
      <code>{entry.id}</code>
      {!option.enabled && <span className={styles.quiet}>{texts.off}</span>}
      {pictures.length === 0 && !entry.thumbnail && <span className={styles.quiet}>{texts.none}</span>}
    </li>
  );
}

/** Summary of all layers: number, size, missing ones. */
function Sums({
  layers,
  reading: { texts, locale, weigh },
}: {
  layers: readonly (Layer | undefined)[];
  reading: Reading;
}) {
  const drawn = [
    ...new Map(layers.flatMap((layer) => (layer ? [[layer.hash, layer] as const] : []))).values(),
  ];
  const count = drawn.length.toLocaleString(numberTag(locale));
  const gaps = layers.filter((layer) => !layer).length;
  return (
    <p className={styles.sums}>
      {fill(texts.sums, { layers: count, size: weigh(drawn) })}{" "}
      <span data-missing={gaps > 0}>{gaps > 0 ? fill(texts.gaps, { count: gaps }) : texts.whole}</span>
    </p>
  );
}

/** Contact sheet of all artwork, for staff: every key of every catalogue, its pictures and the missing ones. */
export async function ArtworkSheet(props: AdminViewServerProps) {
  const { initPageResult } = props;
  const { req } = initPageResult;
  // Payload does not restrict access to custom views.
  if (!includes("staff", roleOf(req.user))) redirect("/admin/login?redirect=%2Fadmin%2Fartwork");
  const { payload, i18n } = req;
  const locale = adminLocale(i18n.language);
  const texts = adminMessagesIn("catalogue.artworkSheet", i18n.language);
  const [catalogue, sizes] = await Promise.all([shopOf(payload).store.content.catalogue(), layerSizes(req)]);
  const weigh: Reading["weigh"] = (layers) =>
    formatFileSize(
      layers.reduce((sum, layer) => sum + (sizes.get(layer?.file ?? "") ?? 0), 0),
      locale,
    );
  const reading: Reading = { texts, locale, weigh };
  const groups = artworkGroups(catalogue);
  const { shadow, glare, movement } = catalogue.common;
  const shared = [
    [texts.shadow, shadow],
    [texts.glare, glare],
    [texts.movement, movement],
  ] as const;
  return (
    <OwnView view={props} className={styles.sheet}>
      <h1>{texts.title}</h1>
      <p className={styles.quiet}>{texts.intro}</p>
      <Sums layers={[...layersOf(groups), shadow, glare, movement]} reading={reading} />
      {groups.map(({ field, entries }) => (
        <section key={field} className={styles.group}>
          <h2>
            {getTranslation(payload.collections[optionCollections[field]].config.labels.plural, i18n)}{" "}
            <span className={styles.quiet}>{entries.length.toLocaleString(numberTag(locale))}</span>
          </h2>
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} reading={reading} />
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.group}>
        <h2>{texts.shared}</h2>
        <ul>
          {shared.map(([name, layer]) => (
            <li key={name} className={styles.entry}>
              <strong>{name}</strong>
              <span data-missing={!layer}>{layer ? reading.weigh([layer]) : texts.missing}</span>
            </li>
          ))}
        </ul>
      </section>
    </OwnView>
  );
}
