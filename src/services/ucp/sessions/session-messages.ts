import { fill } from "@/src/domain/locale/fill";
import { convert } from "@/src/domain/money/convert";
import { formatMoney } from "@/src/domain/money/format-money";
import type { AgentSession, LineProblem, SessionData } from "@/src/domain/ucp/agent-session";
import { missingFacts, type MissingFact } from "@/src/domain/ucp/buyer-contact";
import type { UcpMessage } from "@/src/domain/ucp/message";
import { quantityLimits } from "@/src/domain/cart/cart";
import { refusalOfCharge } from "@/src/services/checkout/draft-found";
import type { Snapshot } from "@/src/store/cache/snapshot";
import type { PricedSession, RefusedCode, SessionLine } from "./price-session";

/** Place of the way to send a parcel in the answer. */
export const optionPath = "$.fulfillment.methods[0].groups[0].selected_option_id";

type Words = Snapshot["words"]["fr"]["prepared"];

const recoverable = (code: string, content: string, path?: string): UcpMessage => ({
  type: "error",
  code,
  content,
  severity: "recoverable",
  ...(path !== undefined && { path }),
});

const warning = (code: string, content: string, path?: string, presentation?: "disclosure"): UcpMessage => ({
  type: "warning",
  code,
  content,
  ...(path !== undefined && { path }),
  ...(presentation && { presentation }),
});

/** Why something of a request is not in the session. */
function problemMessage(problem: LineProblem, { messages }: Words): UcpMessage {
  const { code, item } = problem;
  switch (code) {
    case "option_unavailable":
      return warning(code, messages.option, optionPath);
    case "item_unavailable":
      return recoverable(code, fill(messages.unavailable, { item }));
    case "out_of_stock":
      return recoverable(code, fill(messages.soldOut, { item }));
    case "configuration":
      return recoverable("item_unavailable", problem.content);
    case "quantity_revised":
      return warning(code, fill(messages.revised, { item, count: quantityLimits.max }));
    case "lines_merged":
      return { type: "info", code, content: fill(messages.merged, { item }) };
  }
}

/** What could not be done as the request had it. */
export const problemMessages = (
  { problems }: Pick<SessionData, "problems">,
  words: Words,
): readonly UcpMessage[] => problems.map((problem) => problemMessage(problem, words));

function lineMessages(
  line: SessionLine,
  place: number,
  session: AgentSession,
  { messages }: Words,
): readonly UcpMessage[] {
  const { currency, locale } = session.data;
  const item = line.title;
  const at = `$.line_items[${place}]`;
  const found: UcpMessage[] = [];
  if (!line.isSellable) found.push(recoverable("item_unavailable", fill(messages.gone, { item }), at));
  else if (line.left === 0) found.push(recoverable("out_of_stock", fill(messages.soldOut, { item }), at));
  else if (line.left !== null)
    found.push(
      recoverable("out_of_stock", fill(messages.left, { item, count: line.left }), `${at}.quantity`),
    );
  if (line.warning !== null) found.push(warning("workshop_notice", line.warning, at, "disclosure"));
  if (line.seen !== null && line.seen !== line.unit) {
    const money = {
      from: formatMoney(line.seen, currency, locale),
      to: formatMoney(line.unit, currency, locale),
    };
    found.push(warning("price_changed", fill(messages.priceChanged, { item, ...money }), `${at}.item.price`));
  }
  return found;
}

const codes = {
  invalid: "discount_code_invalid",
  better: "discount_code_combination_disallowed",
  "sign-in": "discount_code_user_not_logged_in",
  "no-article": "discount_code_not_applicable",
  minimum: "discount_code_minimum_not_met",
  repeated: "discount_code_already_applied",
} as const;

function codeMessage(
  refused: RefusedCode,
  { data }: AgentSession,
  { snapshot }: PricedSession,
  { discounts }: Words,
) {
  const missing =
    refused.reason === "minimum"
      ? formatMoney(
          convert(refused.missing, data.currency, snapshot.settings.rates),
          data.currency,
          data.locale,
        )
      : "";
  const content = fill(discounts[refused.reason], { code: refused.code, missing });
  return warning(codes[refused.reason], content, `$.discounts.codes[${refused.place}]`);
}

const factWords = {
  email: "email",
  "no-email": "noEmail",
  name: "name",
  address: "address",
  part: "part",
  "postal-code": "postalCode",
  country: "country",
} as const satisfies Readonly<Record<MissingFact["reason"], keyof Words["messages"]>>;

const factCodes: Partial<Record<MissingFact["reason"], string>> = {
  email: "invalid",
  "postal-code": "invalid",
  country: "address_undeliverable",
};

/** What a checkout lacks beside the payment; an address only where the agent can give one. */
function factMessages(
  session: AgentSession,
  priced: PricedSession,
  isAddressed: boolean,
  { messages }: Words,
) {
  const { countries } = priced.snapshot.settings.shipping;
  const hasParcel = priced.hasParcel && isAddressed;
  return missingFacts(session.data, { hasParcel, countries }).map(({ path, reason }) =>
    recoverable(factCodes[reason] ?? "field_required", messages[factWords[reason]], path),
  );
}

/** What a total cannot be paid for. */
function chargeMessages(
  { charged, snapshot, lines }: PricedSession,
  { messages }: Words,
): readonly UcpMessage[] {
  if (lines.length === 0) return [recoverable("field_required", messages.noItems, "$.line_items")];
  const refusal = refusalOfCharge({ total: charged.total, chargeCurrency: charged.currency });
  return [
    ...(refusal === null
      ? []
      : [
          recoverable(
            "total_out_of_range",
            refusal === "too-little" ? messages.tooLittle : messages.tooMuch,
            "$.totals",
          ),
        ]),
    ...(snapshot.settings.maintenance.isClosed ? [recoverable("shop_closed", messages.closed)] : []),
  ];
}

/** What a buyer has to be told beside the price. */
function disclosures(
  session: AgentSession,
  { charged, border, currency }: PricedSession,
  { messages }: Words,
) {
  const { locale } = session.data;
  const amount = formatMoney(charged.total, charged.currency, locale);
  const notes = [
    ...(charged.currency === currency
      ? []
      : [["charged_in_other_currency", fill(messages.charged, { amount, currency })] as const]),
    ...(border === "" ? [] : [["border_costs", border] as const]),
  ];
  return notes.map(([code, content]) => warning(code, content, "$.totals", "disclosure"));
}

/** Whether the newsletter is wanted without an address that it can be sent to. */
const consentMessages = ({ data }: AgentSession, { messages }: Words): readonly UcpMessage[] =>
  data.newsletter === true && !data.buyer?.email
    ? [warning("missing_consent_data", messages.consent, "$.buyer.email")]
    : [];

/** Everything there is to say of a session at these prices. @param isAddressed whether the agent can give an address */
export function sessionMessages(
  session: AgentSession,
  priced: PricedSession,
  isAddressed: boolean,
): readonly UcpMessage[] {
  const words = priced.snapshot.words[session.data.locale].prepared;
  const shared = [
    ...problemMessages(session.data, words),
    ...priced.lines.flatMap((line, place) => lineMessages(line, place, session, words)),
    ...priced.refusedCodes.map((refused) => codeMessage(refused, session, priced, words)),
    ...disclosures(session, priced, words),
    ...consentMessages(session, words),
  ];
  if (session.kind === "cart") return shared;
  return [...factMessages(session, priced, isAddressed, words), ...chargeMessages(priced, words), ...shared];
}
