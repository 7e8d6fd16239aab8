import { messageOf } from "@/src/admin/message-of";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { getTranslation } from "@payloadcms/translations";
import Link from "next/link";
import type { AdminViewServerProps } from "payload";
import { adminLocale } from "@/src/admin/admin-locale";
import type { JudgedLaunchCheck } from "@/src/domain/launch-checks/launch-checks";
import type { LaunchCheckDocument } from "@/src/domain/launch-checks/launch-check-facts";
import { languages } from "@/src/domain/locale/languages";
import { isLocale } from "@/src/domain/locale/locale";
import { fill } from "@/src/domain/locale/fill";
import { describeLaunchCheck, describeLaw, launchCheckTitle } from "./describe-launch-check";
import styles from "./launch-checks.module.css";
import { TrialMail } from "./trial-mail";

export interface Reading {
  readonly texts: AdminMessages<"home.launchChecks">;
  readonly req: AdminViewServerProps["initPageResult"]["req"];
}

/** What a document of the admin is called, and where it is opened. */
function documentLink({ list, id }: LaunchCheckDocument, { req: { payload, i18n } }: Reading) {
  const { collections, globals } = payload.config;
  const collection = collections.find(({ slug }) => slug === list);
  const label = collection?.labels.singular ?? globals.find(({ slug }) => slug === list)?.label ?? list;
  return {
    name: getTranslation(label, i18n),
    href: collection ? `/admin/collections/${list}/${id ?? ""}` : `/admin/globals/${list}`,
  };
}

function Documents({ check: { documents = [] }, ...reading }: Reading & { check: JudgedLaunchCheck }) {
  return documents.map((document) => {
    const { name, href } = documentLink(document, reading);
    const locale = "locale" in document && isLocale(document.locale) ? document.locale : null;
    const entry = {
      list: name,
      id: document.id ?? "",
      language: locale === null ? "" : languages[locale].name,
    };
    return (
      <Link
        key={`${href} ${locale}`}
        href={`${href}${locale === null ? "" : `?locale=${locale}`}`}
        prefetch={false}
      >
        {fill(reading.texts.entry, entry)}
      </Link>
    );
  });
}

/** Where a check is done. */
function Mend({ check, texts, req }: Reading & { check: JudgedLaunchCheck }) {
  const { place, documents = [] } = check;
  if (documents.length > 0) return <Documents check={check} texts={texts} req={req} />;
  if ("page" in place)
    return (
      <Link href={`/admin${place.page}`} prefetch={false}>
        {messageOf(texts.pages, place.page) ?? place.page}
      </Link>
    );
  const [text, name] =
    "variable" in place ? [texts.variable, place.variable] : [texts.command, place.command];
  const [before = "", after = ""] = text.split("{name}");
  return (
    <span>
      {before}
      <code>{name}</code>
      {after}
    </span>
  );
}

/** A launch check: how it stands, why, and where it is done. */
export function LaunchCheckRow({ check, ...reading }: Reading & { check: JudgedLaunchCheck }) {
  const { texts, req } = reading;
  const { name, standing, isLegal } = check;
  const law = describeLaw(check, texts, req.i18n.language);
  return (
    <li className={styles.check} data-check={name} data-standing={standing}>
      <span className={styles.mark} aria-hidden="true" />
      <h3>
        {launchCheckTitle(check, texts)}
        {isLegal && <span className={styles.legal}> {texts.legal}</span>}
      </h3>
      <p>{describeLaunchCheck(check, texts, req.i18n.language)}</p>
      {law !== null && <p className={styles.law}>{law}</p>}
      {(standing !== "pass" || name === "mail") && (
        <div className={styles.mend}>
          {standing !== "pass" && <Mend check={check} {...reading} />}
          {name === "mail" && <TrialMail texts={texts.trial} locale={adminLocale(req.i18n.language)} />}
        </div>
      )}
    </li>
  );
}
