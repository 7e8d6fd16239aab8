import { getTranslation } from "@payloadcms/translations";
import Link from "next/link";
import type { AdminViewServerProps } from "payload";
import { adminLocale } from "@/src/admin/admin-locale";
import type { JudgedDuty } from "@/src/domain/duties/duties";
import type { DutyDocument } from "@/src/domain/duties/duty-facts";
import { languages } from "@/src/domain/locale/languages";
import { isLocale } from "@/src/domain/locale/locale";
import { fill } from "@/src/domain/locale/fill";
import { describeDuty } from "./describe-duty";
import styles from "./duties.module.css";
import type { DutiesTexts } from "./duties-words";
import { TrialMail } from "./trial-mail";

export interface Reading {
  readonly texts: DutiesTexts;
  readonly req: AdminViewServerProps["initPageResult"]["req"];
}

/** What a document of the admin is called, and where it is opened. */
function documentLink({ list, id }: DutyDocument, { req: { payload, i18n } }: Reading) {
  const { collections, globals } = payload.config;
  const collection = collections.find(({ slug }) => slug === list);
  const label = collection?.labels.singular ?? globals.find(({ slug }) => slug === list)?.label ?? list;
  return {
    name: getTranslation(label, i18n),
    href: collection ? `/admin/collections/${list}/${id ?? ""}` : `/admin/globals/${list}`,
  };
}

function Documents({ duty: { documents = [] }, ...reading }: Reading & { duty: JudgedDuty }) {
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

/** Where a duty is done. */
function Mend({ duty, texts, req }: Reading & { duty: JudgedDuty }) {
  const { place, documents = [] } = duty;
  if (documents.length > 0) return <Documents duty={duty} texts={texts} req={req} />;
  if ("page" in place)
    return (
      <Link href={`/admin${place.page}`} prefetch={false}>
        {texts.pages[place.page] ?? place.page}
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

/** A duty of the owner: how it stands, why, and where it is done. */
export function DutyRow({ duty, ...reading }: Reading & { duty: JudgedDuty }) {
  const { texts, req } = reading;
  const { name, standing, isLegal } = duty;
  return (
    <li className={styles.duty} data-duty={name} data-standing={standing}>
      <span className={styles.mark} aria-hidden="true" />
      <h3>
        {texts.duties[name].name}
        {isLegal && <span className={styles.legal}> {texts.legal}</span>}
      </h3>
      <p>{describeDuty(duty, texts, req.i18n.language)}</p>
      {(standing !== "pass" || name === "mail") && (
        <div className={styles.mend}>
          {standing !== "pass" && <Mend duty={duty} {...reading} />}
          {name === "mail" && <TrialMail texts={texts.trial} locale={adminLocale(req.i18n.language)} />}
        </div>
      )}
    </li>
  );
}
