import { ValidationError, type CollectionBeforeValidateHook } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { adminMessages } from "@/src/i18n/admin-messages";

/** A country belongs to one market: prices and the border follow from it. */
export const requireOneMarketPerCountry: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const countries: readonly unknown[] = Array.isArray(data?.countries) ? data.countries : [];
  const { docs } = await req.payload.find({ collection: "markets", pagination: false, depth: 0, req });
  const taken = docs.find(
    ({ id, countries: others }) => id !== originalDoc?.id && others?.some((code) => countries.includes(code)),
  );
  if (!taken) return data;
  const country = taken.countries?.find((code) => countries.includes(code)) ?? "";
  const message = forReader(
    req,
    adminMessages("sales.markets.countries.taken", { country, currency: taken.currency }),
  );
  const label = forReader(req, adminMessages("sales.markets.countries.label"));
  throw new ValidationError(
    { collection: "markets", errors: [{ path: "countries", label, message }], req },
    req.t,
  );
};
