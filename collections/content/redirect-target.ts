import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field, PayloadRequest, TextFieldSingleValidation, Where } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { resolveRedirects } from "@/src/domain/content/redirects";
import { linkPicker } from "@/collections/href-field";

const either = adminMessages("content.redirectTarget.either");

const example = adminMessages("content.redirectTarget.example");

const isTarget = (value: string) => /^(\/(?!\/)[^\s\\]*|https:\/\/\S+)$/.test(value);

interface Target {
  readonly from?: string;
  readonly page?: unknown;
  readonly address?: unknown;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === "";

/** Exactly one of the two. */
const isOne = ({ page, address }: Target) => isMissing(page) !== isMissing(address);

const circle = adminMessages("content.redirectTarget.circle");

/** Whether an old address would redirect to itself, together with the saved rows. */
async function isCircle(
  from: string,
  to: string,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<boolean> {
  const where: Where = id === undefined ? {} : { id: { not_equals: id } };
  const { docs } = await req.payload.find({
    collection: "redirects",
    where,
    depth: 0,
    pagination: false,
    req,
  });
  const rows = docs.flatMap((row) => (row.address ? [{ from: row.from, to: row.address }] : []));
  const ways = resolveRedirects([...rows, { from, to }], new Set(), req.payload.config.serverURL);
  return !Object.hasOwn(ways, from);
}

const validateAddress: TextFieldSingleValidation = async (value, args) => {
  const { event, id, req } = args;
  const siblingData: Target = args.siblingData;
  if (value && !isTarget(value)) return forReader(req, example);
  if (!isOne(siblingData)) return forReader(req, either);
  // Validation while typing runs in the browser, without a database.
  if (!value || !siblingData.from || event === "onChange") return true;
  return !(await isCircle(siblingData.from, value, id, req)) || forReader(req, circle);
};

/** Target of an old address: a page, wherever that page moves, or an address. */
export const redirectTarget: Field[] = [
  {
    name: "page",
    type: "relationship",
    relationTo: "pages",
    label: adminMessages("content.redirectTarget.page.label"),
    admin: {
      description: adminMessages("content.redirectTarget.page.description"),
    },
  },
  {
    name: "address",
    type: "text",
    maxLength: 500,
    label: adminMessages("content.redirectTarget.address.label"),
    validate: validateAddress,
    admin: { components: linkPicker, description: example },
  },
];
