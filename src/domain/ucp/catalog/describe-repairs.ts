import { fill } from "@/src/domain/locale/fill";
import { localise } from "@/src/domain/locale/locale";
import { convertDifference } from "@/src/domain/money/convert";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor, zero } from "@/src/domain/money/minor";
import { isSamePrice } from "@/src/domain/money/own-price";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import type { Repair } from "@/src/domain/watch/choose";
import { findOption } from "@/src/domain/watch/find-option";
import { repairDifference } from "@/src/domain/watch/repair-cost";
import { rules } from "@/src/domain/watch/rules";
import type { Selection, SelectionField } from "@/src/domain/watch/selection";
import { reasonIn, shownRepairs } from "@/src/domain/watch/shown-repairs";
import type { CatalogView } from "./catalog-view";

interface Change {
  readonly before: Selection;
  readonly after: Selection;
}

type View = Pick<CatalogView, "words" | "locale" | "currency" | "settings" | "catalogue">;

/** Name of a part; that of a strap of another family is found as well. */
function nameOf(selection: Selection, field: SelectionField, { catalogue, locale }: View): string {
  const options: readonly Option[] = catalogue[field];
  const found: Option | undefined =
    findOption(catalogue, selection, field) ?? options.find(({ key }) => key === selection[field]);
  return found ? localise(found.label, locale) : "";
}

function costOf(change: Change, field: SelectionField, view: View): string {
  const { catalogue, currency, settings, locale } = view;
  const amount = convertDifference(repairDifference(change, field, catalogue), currency, settings.rates);
  if (amount === 0) return "";
  return `${amount < 0 ? "−" : "+"} ${formatMoney(minor(Math.abs(amount)), currency, locale)}`;
}

/** What changed, what it costs and why, in the words of the configurator. */
export function describeRepair(change: Change, repair: Repair, view: View): string {
  const { repairs, fields } = view.words.configurator;
  const { field, from, to, reason } = repair;
  const form = from === null ? repairs.added : to === null ? repairs.removed : repairs.changed;
  const what = fill(form, {
    field: fields[field],
    from: nameOf(change.before, field, view),
    to: nameOf(change.after, field, view),
  });
  const rule = rules.find(({ id }) => id === reason);
  const by = rule ? nameOf(reasonIn(change, repair, rule), rule.by, view) : "";
  return [what, costOf(change, field, view), fill(repairs[reason], { by })]
    .filter((text) => text !== "")
    .join(" ");
}

/** The repairs that the configurator shows a message about. */
export const repairsToReport = (change: Change, repairs: readonly Repair[], catalogue: Catalogue) =>
  shownRepairs(
    repairs,
    ({ field }) => !isSamePrice(repairDifference(change, field, catalogue), { price: zero }),
  );
