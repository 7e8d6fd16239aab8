import type { PayloadRequest } from "payload";

/** Staff roles, strongest first. Source: specification 6.1. */
export const staffRoles = ["admin", "marketer", "translator"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Everyone a request can come from. */
export type Role = StaffRole | "customer" | "anonymous";

type User = PayloadRequest["user"];

/** Whose request it is; staff without a known role counts as nobody. */
export function roleOf(user: User): Role {
  if (!user) return "anonymous";
  if (user.collection === "customers") return "customer";
  return user.collection === "users"
    ? (staffRoles.find((role) => role === user.role) ?? "anonymous")
    : "anonymous";
}

/** Groups the table of access speaks of. */
const groups = {
  nobody: [],
  admins: ["admin"],
  marketers: ["admin", "marketer"],
  staff: ["admin", "marketer", "translator"],
  anyone: ["admin", "marketer", "translator", "customer", "anonymous"],
  /** Admins, and everyone for their own document. */
  owner: ["admin"],
} as const satisfies Record<string, readonly Role[]>;

export type Who = keyof typeof groups;

export function includes(who: Who, role: Role): boolean {
  const roles: readonly Role[] = groups[who];
  return roles.includes(role);
}
