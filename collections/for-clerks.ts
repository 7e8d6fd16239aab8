import type { FieldAccess } from "payload";
import { includes, roleOf } from "@/src/access/roles";

const isClerk: FieldAccess = ({ req }) => includes("clerks", roleOf(req.user));

/** A field that says who a shopper is, in a document that others read as well: the order desk sees it, they do not. */
export const forClerks = { read: isClerk };
