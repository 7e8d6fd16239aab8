"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { adminLocale } from "@/src/admin/admin-locale";
import { languages } from "@/src/domain/locale/languages";
import { dateTag, isLocale, locales } from "@/src/domain/locale/locale";
import { MomentInput } from "@/src/admin/fields/moment-input";
import dialogStyles from "@/src/admin/two-step-dialog.module.css";
import styles from "./schedule.module.css";
import type { Schedule, ScheduledKind, Upcoming } from "./use-schedule";

interface Props {
  schedule: Schedule;
  texts: AdminMessages<"browser.schedule">;
  /** the admin user's language */
  language: string;
  onClose: () => void;
}

const kinds = ["publish", "unpublish"] as const satisfies readonly ScheduledKind[];

/** The form to schedule a change, and the list of scheduled ones below it. */
export function ScheduleForm({ schedule, texts, language, onClose }: Props) {
  const [kind, setKind] = useState<ScheduledKind>("publish");
  const [moment, setMoment] = useState<Date | null>(null);
  const [locale, setLocale] = useState("");
  const words = { publish: texts.publish, unpublish: texts.withdraw };
  const isPublished = kind === "publish";
  const add = () => {
    if (moment) void schedule.add(kind, moment, isPublished && isLocale(locale) ? locale : null);
  };
  return (
    <>
      <div className={styles.kinds} role="radiogroup" aria-label={texts.title}>
        {kinds.map((one) => (
          <label key={one}>
            <input type="radio" name="schedule-kind" checked={kind === one} onChange={() => setKind(one)} />
            {words[one]}
          </label>
        ))}
      </div>
      <MomentInput id="schedule-moment" label={texts.moment} value={moment} onChange={setMoment} />
      {isPublished && (
        <label className={styles.field}>
          {texts.languages}
          <select value={locale} onChange={({ target }) => setLocale(target.value)}>
            <option value="">{texts.allLanguages}</option>
            {locales.map((one) => (
              <option key={one} value={one}>
                {languages[one].name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className={dialogStyles.answers}>
        <Button
          id="scheduled-publish-save"
          size="small"
          disabled={schedule.isBusy || moment === null}
          onClick={add}
        >
          {texts.schedule}
        </Button>
        <Button buttonStyle="secondary" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      <p role="status" className={styles.outcome} data-refused={schedule.outcome?.isRefused}>
        {schedule.outcome?.words}
      </p>
      <h4 className={styles.next}>{texts.upcoming}</h4>
      {schedule.upcoming?.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.upcoming}>
        {schedule.upcoming?.map((event) => (
          <li key={event.id}>
            <span>{describe(event, texts, language)}</span>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={schedule.isBusy}
              onClick={() => void schedule.cancel(event.id)}
            >
              {texts.cancel}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Scheduled changes, with their hours and languages. */
function describe(
  { input, waitUntil }: Upcoming,
  texts: AdminMessages<"browser.schedule">,
  language: string,
): string {
  const moment = new Intl.DateTimeFormat(dateTag(adminLocale(language)), {
    dateStyle: "long",
    timeStyle: "short",
  });
  const words = input.type === "publish" ? texts.publish : texts.withdraw;
  const named = isLocale(input.locale) ? languages[input.locale].name : texts.allLanguages;
  return [words, moment.format(new Date(waitUntil)), ...(input.type === "publish" ? [named] : [])].join(
    " · ",
  );
}
