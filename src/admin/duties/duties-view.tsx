import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { dutiesAccess } from "@/src/access/table";
import { includes, roleOf } from "@/src/access/roles";
import { OwnView } from "@/src/admin/own-view";
import type { DutyStanding } from "@/src/domain/duties/duties";
import { loadDuties } from "@/src/services/duties/load-duties";
import { shopOf } from "@/src/shop/shop-of";
import { DutyRow } from "./duty-row";
import styles from "./duties.module.css";
import { dutiesTextsOf } from "./duties-texts";

const standings: readonly DutyStanding[] = ["fail", "warn", "pass"];

/** Every duty of the owner as it stands, what is to be mended first. */
export async function DutiesView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  // Payload shows views of one's own to everybody.
  if (!includes("staff", roleOf(req.user))) redirect("/admin/login?redirect=%2Fadmin%2Fduties");
  if (!includes(dutiesAccess, roleOf(req.user))) notFound();
  const texts = dutiesTextsOf(req.i18n.language);
  const judged = await loadDuties(shopOf(req.payload));
  return (
    <OwnView view={props} className={styles.sheet}>
      <h1>{texts.title}</h1>
      <p className={styles.quiet}>{texts.intro}</p>
      {standings.map((standing) => {
        const rows = judged.filter((duty) => duty.standing === standing);
        if (rows.length === 0 && standing !== "fail") return null;
        return (
          <section key={standing} aria-labelledby={`duties-${standing}`}>
            <h2 id={`duties-${standing}`}>
              {texts.standing[standing]} <span className={styles.count}>{rows.length}</span>
            </h2>
            {rows.length === 0 && <p className={styles.quiet}>{texts.none}</p>}
            <ul className={styles.list}>
              {rows.map((duty) => (
                <DutyRow key={duty.name} duty={duty} texts={texts} req={req} />
              ))}
            </ul>
          </section>
        );
      })}
    </OwnView>
  );
}
