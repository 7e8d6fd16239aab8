import type { PayloadRequest } from "payload";

/** Staff roles, strongest first. Source: specification 6.1. */
export const staffRoles = ["admin", "marketer", "clerk", "translator"] as const;
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

/** Groups the table of access speaks of. An admin is in all of them but `nobody`. */
const groups = {
  nobody: [],
  admins: ["admin"],
  marketers: ["admin", "marketer"],
  /** The order desk: who may know who bought what. */
  clerks: ["admin", "clerk"],
  /** Who sells: everybody but translators. */
  office: ["admin", "marketer", "clerk"],
  /** Who writes what pages show; translators their texts only. */
  editors: ["admin", "marketer", "translator"],
  staff: ["admin", "marketer", "clerk", "translator"],
  anyone: ["admin", "marketer", "clerk", "translator", "customer", "anonymous"],
  /** Admins, and everyone for their own account. */
  owner: ["admin"],
  /** Admins, and whoever holds the lock of a document. */
  holder: ["admin"],
} as const satisfies Record<string, readonly Role[]>;

export type RoleGroup = keyof typeof groups;

export function includes(who: RoleGroup, role: Role): boolean {
  const roles: readonly Role[] = groups[who];
  return roles.includes(role);
}
