import type { Payload } from "payload";
import { env } from "@/src/env";
import { isTryOut } from "@/src/domain/staff/try-out";
import { isLocale } from "@/src/domain/locale/locale";
import type { User } from "@/src/payload-types";
import staff from "./staff.json";

const roles: readonly User["role"][] = ["admin", "marketer", "clerk", "translator"];

function roleNamed(name: string): User["role"] {
  const role = roles.find((known) => known === name);
  if (!role) throw new Error(`staff.json gives the role "${name}"; there are only ${roles.join(", ")}.`);
  return role;
}

/**
 * Demo accounts, in a shop that is tried out only: everybody can read their passwords. One that exists is left as it
 * is, its password may have been changed.
 */
export async function seedStaff(payload: Payload): Promise<void> {
  if (!isTryOut(env().SHOP_URL)) return;
  for (const { email, password, role, languages = [] } of staff) {
    const { totalDocs } = await payload.count({
      collection: "users",
      where: { email: { equals: email } },
      overrideAccess: true,
    });
    if (totalDocs > 0) continue;
    await payload.create({
      collection: "users",
      data: {
        email,
        password,
        role: roleNamed(role),
        languages: languages.filter(isLocale),
        notices: role === "admin" ? ["new-order"] : [],
      },
      overrideAccess: true,
    });
  }
}
