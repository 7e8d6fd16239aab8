import type { VatTable } from "@/src/domain/vat/vat-rates";
import type { Queries } from "@/src/store/queries";

/**
 * The published table of rates, read by the transaction's connection: settling an order holds locks and must not wait for
 * another connection.
 */
export async function readVatTable(db: Queries): Promise<VatTable> {
  const { rows } = await db.query<VatTable>({
    name: "read-vat-table",
    text: `select settings.vat_country as country,
                  coalesce((select json_agg(json_build_object(
                                     'country', rate.country, 'percent', rate.percent,
                                     'registration', coalesce(trim(rate.registration), ''),
                                     'limit', case when rate.limit_amount is not null and rate.limit_currency is not null
                                              then json_build_object('amount', rate.limit_amount, 'currency', rate.limit_currency) end)
                                   order by rate._order)
                              from shop_settings_vat_rates rate where rate._parent_id = settings.id), '[]') as rates
             from shop_settings settings limit 1`,
  });
  const [table] = rows;
  if (!table) throw new Error("The shop has no settings: run the seed.");
  return table;
}
