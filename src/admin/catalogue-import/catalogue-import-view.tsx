import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { OwnView } from "@/src/admin/own-view";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { staffCallAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { adminLocale } from "@/src/admin/admin-locale";
import { dateTag } from "@/src/domain/locale/locale";
import { fill } from "@/src/domain/locale/fill";
import { shopOf } from "@/src/server/runtime/shop-of";
import styles from "./catalogue-import.module.css";
import { ImportList } from "./import-list";
import { EmptyPanel, ImportPanel } from "./import-panel";

const formats = ["xlsx", "csv"] as const;
/** How many imports the page lists. */
const importsShown = 20;

/** Export and import of the catalogue at /admin/catalogue-import, for roles that may edit it. */
export async function CatalogueImportView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const role = roleOf(req.user);
  // Payload does not restrict access to custom views.
  if (!includes("staff", role)) redirect("/admin/login?redirect=%2Fadmin%2Fcatalogue-import");
  if (!includes(staffCallAccess["/staff/catalogue-import"], role)) redirect("/admin");
  const texts = adminMessagesIn("catalogue.catalogueImports", req.i18n.language);
  const locale = adminLocale(req.i18n.language);
  const moment = new Intl.DateTimeFormat(dateTag(locale), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Europe/Paris",
  });
  const imports = await shopOf(req.payload).store.catalogueImports.listImports(importsShown);
  return (
    <OwnView view={props} className={styles.sheet}>
      <h1>{texts.title}</h1>
      <p className={styles.quiet}>{texts.intro}</p>
      <h2>{texts.exportTitle}</h2>
      <p>{texts.exportIntro}</p>
      <ul className={styles.exports}>
        {formats.map((format) => (
          <li key={format}>
            <a href={`/api/staff/catalogue-export?format=${format}`} download>
              {fill(texts.exportAs, { format: format.toUpperCase() })}
            </a>
          </li>
        ))}
      </ul>
      <h2>{texts.importTitle}</h2>
      <p>{texts.importIntro}</p>
      <ImportPanel locale={locale} texts={texts} />
      <h2>{texts.emptyTitle}</h2>
      <p>{texts.emptyIntro}</p>
      <EmptyPanel locale={locale} texts={texts} />
      <h2>{texts.past}</h2>
      {imports.length === 0 && <p className={styles.quiet}>{texts.noImports}</p>}
      <ImportList
        imports={imports.map(({ at, state, undoneAt, undoneBy, kept, ...one }) => ({
          ...one,
          at: moment.format(at),
          isUndone: state === "undone",
          undone: undoneAt ? fill(texts.undone, { date: moment.format(undoneAt), by: undoneBy ?? "" }) : "",
          kept: [...kept],
        }))}
        texts={texts}
      />
    </OwnView>
  );
}
