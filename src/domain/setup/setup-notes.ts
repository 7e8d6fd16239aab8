import type { JudgedLaunchCheck, LaunchCheckName } from "@/src/domain/launch-checks/launch-checks";
import type { ConnectionSource, PaymentModes } from "@/src/domain/connections/connection-variables";
import type { SetupStep } from "./setup-steps";

/** What is known of a shop when its setup is described. */
export interface SetupFacts {
  readonly brand: {
    readonly name: string;
    readonly hasDeliveredName: boolean;
    readonly mark: "delivered" | "own" | "none";
    readonly wordmark: "delivered" | "own" | "none";
    readonly hasDeliveredLook: boolean;
  };
  /** Pictures that the shop came with and that still stand for the owner's. */
  readonly deliveredPictures: number;
  readonly watches: { readonly own: number; readonly delivered: number };
  /** Pages that the shop came with, still has and can be without. */
  readonly deliveredPages: number;
  /** Links of menus and footer that lead nowhere. */
  readonly deadLinks: number;
  readonly mail: ConnectionSource;
  readonly modes: PaymentModes;
  readonly checks: readonly JudgedLaunchCheck[];
  /** How many checks keep the shop from being opened. */
  readonly blocking: number;
  readonly isClosed: boolean;
}

/** A fact about a step. `info` says how it is, without judging it. */
export interface SetupNote<Key extends string = string> {
  readonly key: Key;
  readonly state: "done" | "open" | "info";
  readonly values?: Readonly<Record<string, string | number>>;
}

const note = <Key extends string>(
  key: Key,
  state: SetupNote["state"],
  values: SetupNote["values"] = {},
): SetupNote<Key> => ({ key, state, values });

const isPassed = ({ checks }: SetupFacts, name: LaunchCheckName): boolean =>
  checks.find((check) => check.name === name)?.standing !== "fail";

const paymentNote = ({ stripe }: PaymentModes) => {
  if (stripe === "live") return note("paymentLive", "done");
  return stripe === "test" ? note("paymentTest", "open") : note("paymentNone", "open");
};

const mailNote = (facts: SetupFacts) => {
  if (facts.mail === "none" || facts.mail === "initial") return note("mailNone", "open");
  return isPassed(facts, "mail") ? note("mailSet", "done") : note("mailFails", "open");
};

const setupRules = {
  brand: ({ brand: { name, hasDeliveredName, mark, hasDeliveredLook } }: SetupFacts) => [
    hasDeliveredName ? note("nameDelivered", "open", { name }) : note("nameOwn", "done", { name }),
    mark === "delivered"
      ? note("markDelivered", "open")
      : note(mark === "own" ? "markOwn" : "markNone", "done"),
    hasDeliveredLook ? note("lookDelivered", "info") : note("lookOwn", "done"),
  ],
  dial: ({ brand: { wordmark, mark } }: SetupFacts) => [
    wordmark === "delivered"
      ? note("wordmarkDelivered", "open")
      : note(wordmark === "own" ? "wordmarkOwn" : "wordmarkSet", "done"),
    mark === "delivered" ? note("dialMarkDelivered", "open") : note("dialMarkOwn", "done"),
  ],
  pictures: ({ deliveredPictures: count }: SetupFacts) => [
    count > 0 ? note("picturesDelivered", "info", { count }) : note("picturesOwn", "done"),
  ],
  catalogue: ({ watches: { own, delivered } }: SetupFacts) => [
    note("watches", own > 0 || delivered === 0 ? "done" : "info", { own, delivered }),
  ],
  pages: (facts: SetupFacts) => [
    facts.deliveredPages > 0
      ? note("pagesDelivered", "info", { count: facts.deliveredPages })
      : note("pagesOwn", "done"),
    facts.deadLinks > 0 ? note("linksDead", "open", { count: facts.deadLinks }) : note("linksLive", "done"),
    isPassed(facts, "texts") ? note("textsFilled", "done") : note("textsOpen", "open"),
    isPassed(facts, "terms") ? note("termsPublished", "done") : note("termsMissing", "open"),
  ],
  facts: (facts: SetupFacts) => [
    isPassed(facts, "company") ? note("companyFilled", "done") : note("companyMissing", "open"),
    isPassed(facts, "vat") ? note("vatSet", "done") : note("vatMissing", "open"),
    paymentNote(facts.modes),
    mailNote(facts),
    facts.checks.some(({ name, reason }) => name === "demo" && reason !== "ok")
      ? note("demoAccounts", "open")
      : note("ownTeam", "done"),
  ],
  open: ({ blocking: count, isClosed }: SetupFacts) => [
    count > 0 ? note("checksOpen", "open", { count }) : note("checksPassed", "done"),
    isClosed ? note("closed", "open") : note("opened", "done"),
  ],
} as const satisfies Readonly<Record<SetupStep, (facts: SetupFacts) => readonly SetupNote[]>>;

export type SetupNoteKey = ReturnType<(typeof setupRules)[SetupStep]>[number]["key"];

/** What is done of each step, as the shop shows it; the owner's tick is another thing. */
export const setupNotes = (
  facts: SetupFacts,
): Readonly<Record<SetupStep, readonly SetupNote<SetupNoteKey>[]>> => ({
  brand: setupRules.brand(facts),
  dial: setupRules.dial(facts),
  pictures: setupRules.pictures(facts),
  catalogue: setupRules.catalogue(facts),
  pages: setupRules.pages(facts),
  facts: setupRules.facts(facts),
  open: setupRules.open(facts),
});
