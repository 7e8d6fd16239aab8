import type { CellProps } from "@/src/admin/cell-props";
import { readerOf } from "@/src/admin/order/reader";
import { fill } from "@/src/domain/locale/fill";
import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { shopOf } from "@/src/server/runtime/shop-of";
import { describeEndpoint } from "@/src/services/webhooks/describe-endpoint";

/** In one sentence, how an endpoint stands. */
export async function EndpointCell({ rowData, payload, i18n: { language } }: CellProps) {
  const id = Number(rowData?.id);
  if (!Number.isInteger(id)) return <span>–</span>;
  const texts = adminMessagesIn("staff.webhookSheet", language);
  const { secret, failingSince, lastDelivered } = await describeEndpoint(shopOf(payload), id);
  const { moment } = readerOf(language);
  if (secret !== "kept") return <span>{texts.secrets[secret]}</span>;
  if (failingSince) return <span>{fill(texts.cell.failing, { at: moment(failingSince) })}</span>;
  return (
    <span>{lastDelivered ? fill(texts.cell.accepts, { at: moment(lastDelivered) }) : texts.cell.unused}</span>
  );
}
