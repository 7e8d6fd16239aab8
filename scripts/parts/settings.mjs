import { spawnSync } from "node:child_process";
import { embeddedParts, shopEnvironment } from "./environment.mjs";
import { Failure } from "./failure.mjs";
import { dataFolder, preferredPorts, root } from "./places.mjs";
import { programArguments } from "./programs.mjs";

/** @import { Env, ShopEnv } from "./types.ts" */

/**
 * Applies the shop's own rules about its environment (src/env.ts) before anything slow is done with it.
 * @param {Env} env complete environment of the shop
 */
export function refuseWrongSettings(env) {
  const check = spawnSync(process.execPath, programArguments("check-settings"), {
    cwd: root,
    env,
    encoding: "utf8",
  });
  if (check.status === 0) return;
  throw new Failure({
    what: "The settings of this shop cannot be used.",
    why: "A shop with wrong settings loses orders or mails without anybody noticing.",
    repair: "Correct the variables below where you set them (shell, .env or .env.local), then start again.",
    details: check.stderr || String(check.error),
  });
}

/**
 * The same question for an environment that is not completed yet: the embedded parts' values are invented.
 * @param {Env} env
 */
export function checkSettings(env) {
  refuseWrongSettings(
    shopEnvironment({
      env,
      embedded: embeddedParts(env),
      secrets: {
        PAYLOAD_SECRET: "x".repeat(43),
        STRIPE_SECRET_KEY: "sk_test_x",
        STRIPE_WEBHOOK_SECRET: "whsec_x",
        PAYPAL_CLIENT_ID: "x",
        PAYPAL_CLIENT_SECRET: "x",
        PAYPAL_WEBHOOK_ID: "x",
      },
      data: dataFolder(env),
      ports: preferredPorts,
      databaseUrl: "postgresql://localhost/shop",
    }),
  );
  return "valid";
}
