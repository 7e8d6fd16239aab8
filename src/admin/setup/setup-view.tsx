import { adminMessagesIn } from "@/src/i18n/admin-messages";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { globalAccess, launchChecksAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { OwnView } from "@/src/admin/own-view";
import { fill } from "@/src/domain/locale/fill";
import { setupPlaces, setupSteps } from "@/src/domain/setup/setup-steps";
import checkStyles from "@/src/admin/launch-checks/launch-checks.module.css";
import { LaunchCheckRow } from "@/src/admin/launch-checks/launch-check-row";
import { loadSetupState } from "@/src/services/setup/load-setup-state";
import { pageContentOf } from "@/src/server/runtime/page-content-of";
import { shopOf } from "@/src/server/runtime/shop-of";
import { loadSetup } from "@/src/store/content/load-setup";
import { OpenSwitch } from "./open-switch";
import { placeName } from "./place-name";
import styles from "./setup.module.css";
import { SetupNotesList } from "./setup-notes-list";
import { SetupTick } from "./setup-tick";

/** Pages for admins only. */
const ownerPlaces: readonly string[] = ["/connections", "/launch-checks"];

const readers = globalAccess.setup?.update ?? "none";

/** The way from a delivered shop to one's own, step by step. */
export async function SetupView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const role = roleOf(req.user);
  // Payload shows views of one's own to everybody.
  if (!includes("staff", role)) redirect("/admin/login?redirect=%2Fadmin%2Fsetup");
  if (!includes(readers, role)) notFound();
  const texts = adminMessagesIn("home.setup", req.i18n.language);
  const [{ done, next }, { notes, blocking, isClosed }] = await Promise.all([
    loadSetup(req.payload),
    loadSetupState(shopOf(req.payload), pageContentOf(req.payload)),
  ]);
  const isOwner = includes(launchChecksAccess, role);
  const mayOpen = (place: string) => isOwner || !ownerPlaces.includes(place);
  return (
    <OwnView view={props} className={styles.sheet}>
      <h1>{texts.title}</h1>
      <p className={styles.quiet}>{texts.intro}</p>
      <p aria-live="polite">{fill(texts.progress, { done: done.length, all: setupSteps.length })}</p>
      <ol className={styles.steps}>
        {setupSteps.map((step) => (
          <li key={step} data-step={step} aria-current={step === next ? "step" : undefined}>
            <h2>{texts.names[step]}</h2>
            <p>{texts.what[step]}</p>
            <p className={styles.places}>
              {setupPlaces[step].filter(mayOpen).map((place) => (
                <Link key={place} href={`/admin${place}`} prefetch={false}>
                  {placeName(place, req)}
                </Link>
              ))}
            </p>
            <SetupNotesList notes={notes[step]} texts={texts} />
            {step === "open" && isOwner && (
              <>
                {blocking.length > 0 && (
                  <div>
                    <p>{texts.switch.remaining}</p>
                    <ul className={checkStyles.list}>
                      {blocking.map((check) => (
                        <LaunchCheckRow
                          key={check.name}
                          check={check}
                          texts={adminMessagesIn("home.launchChecks", req.i18n.language)}
                          req={req}
                        />
                      ))}
                    </ul>
                  </div>
                )}
                <div>
                  <OpenSwitch isClosed={isClosed} texts={texts.switch} />
                </div>
              </>
            )}
            <SetupTick step={step} done={done} label={texts.done} failed={texts.failed} />
          </li>
        ))}
      </ol>
    </OwnView>
  );
}
