import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { launchChecksAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { OwnView } from "@/src/admin/own-view";
import type { JudgedLaunchCheck, LaunchCheckStanding } from "@/src/domain/launch-checks/launch-checks";
import { loadLaunchChecks } from "@/src/services/launch-checks/load-launch-checks";
import { shopOf } from "@/src/server/runtime/shop-of";
import { LaunchCheckRow } from "./launch-check-row";
import styles from "./launch-checks.module.css";

const standings: readonly LaunchCheckStanding[] = ["fail", "warn", "pass"];

const byStanding = (one: JudgedLaunchCheck, other: JudgedLaunchCheck): number =>
  standings.indexOf(one.standing) - standings.indexOf(other.standing);

/** Every launch check as it stands: the duties by law, then the others, each with what is to be mended first. */
export async function LaunchChecksView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  // Payload shows views of one's own to everybody.
  if (!includes("staff", roleOf(req.user))) redirect("/admin/login?redirect=%2Fadmin%2Flaunch-checks");
  if (!includes(launchChecksAccess, roleOf(req.user))) notFound();
  const texts = adminMessagesIn("home.launchChecks", req.i18n.language);
  const judged = await loadLaunchChecks(shopOf(req.payload));
  const duties = judged.filter(({ countries }) => countries !== null).toSorted(byStanding);
  const others = judged.filter(({ countries }) => countries === null);
  return (
    <OwnView view={props} className={styles.sheet}>
      <h1>{texts.title}</h1>
      <p className={styles.quiet}>{texts.intro}</p>
      <section aria-labelledby="launch-checks-duties">
        <h2 id="launch-checks-duties">
          {texts.duties.title} <span className={styles.count}>{duties.length}</span>
        </h2>
        <p className={styles.quiet}>{texts.duties.intro}</p>
        <ul className={styles.list}>
          {duties.map((check) => (
            <LaunchCheckRow key={check.name} check={check} texts={texts} req={req} />
          ))}
        </ul>
      </section>
      {standings.map((standing) => {
        const rows = others.filter((check) => check.standing === standing);
        if (rows.length === 0 && standing !== "fail") return null;
        return (
          <section key={standing} aria-labelledby={`launch-checks-${standing}`}>
            <h2 id={`launch-checks-${standing}`}>
              {texts.standing[standing]} <span className={styles.count}>{rows.length}</span>
            </h2>
            {rows.length === 0 && <p className={styles.quiet}>{texts.none}</p>}
            <ul className={styles.list}>
              {rows.map((check) => (
                <LaunchCheckRow key={check.name} check={check} texts={texts} req={req} />
              ))}
            </ul>
          </section>
        );
      })}
    </OwnView>
  );
}
