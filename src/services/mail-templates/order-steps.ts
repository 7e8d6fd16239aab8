import { mailAccent } from "@/src/domain/mail/mail-accent";
import { progressOf, progressSteps } from "@/src/domain/order/progress";
import { hasParcel } from "@/src/domain/order/has-parcel";
import type { OrderMail } from "./mail-content";
import { html, type Markup } from "./markup";
import { orderFigures } from "./order-figures";

const colors = { done: mailAccent.onLight, open: "#cdd4d8" } as const;

/**
 * The steps of an order as a rule that fills, with the day of each reached one and the promised day of dispatch; nothing
 * for an order without a parcel, and for one that ended otherwise.
 */
export function stepsHtml({ order, words, dispatch }: OrderMail): Markup {
  const { reached, times } = progressOf(order);
  if (!hasParcel(order) || reached < 0 || order.state === "withdrawn" || order.state === "refunded")
    return html``;
  const { steps } = words[order.locale].order;
  const { shortDay } = orderFigures(order);
  const day = (place: number): string => {
    const time = times[place];
    if (time) return shortDay(time);
    return progressSteps[place] === "shipped" && dispatch !== null ? shortDay(dispatch) : "";
  };
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:24px 0 0;table-layout:fixed"
  >
    <tr>
      ${progressSteps.map((step, place) => {
        const isDone = place <= reached;
        return html`<td
          class="${isDone ? "done" : "quiet"}"
          style="border-top:4px solid ${isDone ? colors.done : colors.open};padding:8px 4px 0 0;font-size:12px;line-height:1.35;vertical-align:top;color:${isDone ? "#12171b" : "#47515a"}"
        >
          <span style="font-weight:${place === reached ? 600 : 400}">${steps[step]}</span><br />
          <span class="quiet" style="color:#47515a">${day(place)}</span>
        </td>`;
      })}
    </tr>
  </table>`;
}
