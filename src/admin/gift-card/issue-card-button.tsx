import type { ServerProps } from "payload";
import { staffCallAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { IssueCard } from "./issue-card";

/** Above the list of gift cards, for roles that may issue one. */
export function IssueCardButton({ user }: ServerProps) {
  return includes(staffCallAccess["/staff/gift-card-issue"], roleOf(user ?? null)) ? <IssueCard /> : null;
}
