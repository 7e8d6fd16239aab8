import type { FieldAccess } from "payload";
import { includes, roleOf } from "@/src/admin/access/roles";

const isClerk: FieldAccess = ({ req }) => includes("clerks", roleOf(req.user));

/** A field that identifies a shopper, in a document that other roles read as well: readable by the order desk only. */
export const forClerks = { read: isClerk };
