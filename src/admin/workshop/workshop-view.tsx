import { adminMessagesIn } from "@/src/i18n/admin-messages";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { globalAccess } from "@/src/admin/access/table";
import { adminLocale } from "@/src/admin/admin-locale";
import { includes, roleOf } from "@/src/admin/access/roles";
import { OwnView } from "@/src/admin/own-view";
import { fill } from "@/src/domain/locale/fill";
import { dateTag } from "@/src/domain/locale/locale";
import { buildSorts } from "@/src/domain/workshop/workshop";
import { loadWorkshop } from "@/src/services/workshop/load-workshop";
import { shopOf } from "@/src/server/runtime/shop-of";
import { mayRead } from "@/src/admin/may-read";
import { DaySection } from "./day-section";
import { workshopPath } from "./workshop-path";
import styles from "./workshop.module.css";

/** Watches to be built, by the day they are promised, at /admin/workshop. */
export async function WorkshopView(props: AdminViewServerProps) {
  const { payload, i18n, user } = props.initPageResult.req;
  // Payload does not restrict access to custom views.
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(workshopPath)}`);
  if (!mayRead("orders", user)) notFound();
  const maySet = includes(globalAccess["shop-settings"]?.update ?? "none", roleOf(user));
  const texts = adminMessagesIn("orders.workshop", i18n.language);
  const workshop = await loadWorkshop(shopOf(payload));
  const { days, perDay, waiting, isCut } = workshop;
  const format = new Intl.DateTimeFormat(dateTag(adminLocale(i18n.language)), {
    dateStyle: "full",
    timeZone: "UTC",
  });
  const inWords = (day: string) => format.format(new Date(day));
  const orders = new Set(days.flatMap(({ builds }) => builds.map(({ order }) => order.id)));
  return (
    <OwnView view={props} className={styles.view}>
      <h1>{texts.title}</h1>
      <p className={styles.intro}>{texts.intro}</p>
      <ul className={styles.sorts}>
        {buildSorts.map((sort) => (
          <li key={sort}>
            <strong>{texts.sorts[sort]}</strong> {fill(texts.waiting, { count: waiting[sort] })},{" "}
            {perDay[sort] === null ? texts.noPace : fill(texts.perDay, { count: perDay[sort] })}
          </li>
        ))}
      </ul>
      {maySet && (
        <Link href="/admin/globals/shop-settings" prefetch={false}>
          {texts.settings}
        </Link>
      )}
      {days.length === 0 && <p>{texts.none}</p>}
      {days.map((day) => (
        <DaySection key={day.day} {...{ day, workshop, inWords, texts }} language={i18n.language} />
      ))}
      {isCut && <p>{fill(texts.cut, { count: orders.size })}</p>}
    </OwnView>
  );
}
