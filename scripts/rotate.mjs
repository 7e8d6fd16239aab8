/**
 * npm run rotate -- PAYLOAD_SECRET (or GIFT_CARD_SECRET): rotates a secret of the data folder. The previous one is
 * accepted until `npm run rotate -- PAYLOAD_SECRET --finish`. Both take effect at the next start.
 */
import { Failure, describeFailure } from "./parts/failure.mjs";
import { openDataFolder } from "./parts/data-folder.mjs";
import { operatorEnvironment } from "./parts/environment.mjs";
import { endRotation, rotateSecret, rotated } from "./parts/secrets.mjs";

try {
  const [given, flag] = process.argv.slice(2);
  const env = operatorEnvironment();
  const name = rotated.find((one) => one === given);
  if (!name) throw unknownName(given);
  if (env[name] || env.PAYLOAD_SECRET) throw keptElsewhere(name);
  const data = openDataFolder(env);
  if (flag === "--finish") {
    endRotation(data, name);
    console.log(`✓ From the next start on only the ${name} of today is accepted.`);
  } else {
    rotateSecret(data, name);
    console.log(`✓ ${name} is new from the next start on; the one before is accepted too.`);
    console.log(`  Then \`npm run rekey\`, and when you are done \`npm run rotate -- ${name} --finish\`.`);
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

/** @param {string | undefined} name */
function unknownName(name) {
  return new Failure({
    what: name ? `${name} is not made by the shop.` : "No secret is named.",
    why: "The shop can make anew only what it has made; keys of others come from their dashboards.",
    repair: `npm run rotate -- ${rotated.join(" (or ")}). For all others see “Rotating secrets” in docs/operating.md.`,
  });
}

/** @param {string} name */
function keptElsewhere(name) {
  return new Failure({
    what: `Your settings name the secrets of this shop, so ${name} is not the data folder's.`,
    why: "What is made anew in the data folder would not be used.",
    repair: `Set ${name} to 32 or more random characters and ${name}_PREVIOUS to the value of before, where you set it, and start again.`,
  });
}
