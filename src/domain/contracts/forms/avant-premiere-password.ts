import { secret } from "./form-field";
import { defineForm } from "./form";

/** The password of a preview offer. Source: specification §7, /api/preorder/vip-pw-check. */
export const avantPremierePassword = defineForm({
  name: "avant-premiere-password",
  path: "/api/preorder/vip-pw-check",
  guard: "limits",
  fields: { password: secret(120) },
});
