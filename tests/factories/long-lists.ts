import type { CollectionSlug, Where } from "payload";

interface List {
  readonly collection: CollectionSlug;
  readonly sorts: readonly string[];
  readonly filters?: readonly Where[];
}

/** Lists of the admin that become long, with what they are sorted and filtered by. */
export const longLists: readonly List[] = [
  {
    collection: "orders",
    sorts: ["createdAt", "number", "state", "contact.email", "total"],
    filters: [
      { state: { equals: "shipped" } },
      { createdAt: { greater_than: new Date(Date.now() - 10 * 86_400_000).toISOString() } },
      {
        or: ["number", "receiptNumber", "contact.email", "contact.name"].map((field) => ({
          [field]: { like: "2024-00077" },
        })),
      },
    ],
  },
  {
    collection: "mails",
    sorts: ["createdAt", "key", "state", "attempts", "sentAt"],
    filters: [{ state: { equals: "given-up" } }, { key: { like: "confirmation:1234" } }],
  },
  {
    collection: "customers",
    sorts: ["createdAt", "email", "locale"],
    filters: [{ email: { like: "martin.77@" } }],
  },
  { collection: "carts", sorts: ["id", "updatedAt"] },
  { collection: "bespoke-watches", sorts: ["createdAt", "price"] },
  { collection: "stock-movements", sorts: ["id", "createdAt"] },
];
