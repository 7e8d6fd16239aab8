import { adminMessagesIn } from "@/src/i18n/admin-messages";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { globalAccess, launchChecksAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { OwnView } from "@/src/admin/own-view";
import { fill } from "@/src/domain/locale/fill";
import { setupPlaces, setupSteps } from "@/src/domain/setup/setup-steps";
import { loadSetup } from "@/src/store/content/load-setup";
import { placeName } from "./place-name";
import styles from "./setup.module.css";
import { SetupTick } from "./setup-tick";

const readers = globalAccess.setup?.update ?? "none";

/** The way from a delivered shop to one's own, step by step. */
export async function SetupView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const role = roleOf(req.user);
  // Payload shows views of one's own to everybody.
  if (!includes("staff", role)) redirect("/admin/login?redirect=%2Fadmin%2Fsetup");
  if (!includes(readers, role)) notFound();
  const texts = adminMessagesIn("home.setup", req.i18n.language);
  const { done, next } = await loadSetup(req.payload);
  const mayOpen = (place: string) => place !== "/launch-checks" || includes(launchChecksAccess, role);
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
            <SetupTick step={step} done={done} label={texts.done} failed={texts.failed} />
          </li>
        ))}
      </ol>
    </OwnView>
  );
}
