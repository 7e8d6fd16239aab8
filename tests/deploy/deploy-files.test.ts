import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { parseEnv, variableNames } from "@/src/env";
import { secretVariables } from "@/src/secret-files.mjs";
import { deployFolder, readCompose, readDocuments, withMountedSecrets, yamlFiles } from "./deploy-files";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "valcour-deploy-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const known = new Set([...variableNames, ...secretVariables.map((name) => `${name}_FILE`)]);
const unknown = (names: readonly string[]) => names.filter((name) => !known.has(name));

test.each(yamlFiles())("%s is YAML", (file) => {
  expect(readDocuments(file).length).toBeGreaterThan(0);
});

describe.each(["compose.yaml", "compose.many.yaml"])("%s", (name) => {
  const compose = readCompose(name, { SHOP_URL: "https://shop.example" });
  const shops = Object.entries(compose.services).filter(([, { image }]) => image === "valcour:latest");

  test("the shop, and what migrates, know every variable they are given", () => {
    expect(shops.map(([service]) => service).toSorted()).toEqual(["migrate", "shop"]);
    for (const [, { environment }] of shops) expect(unknown(Object.keys(environment))).toEqual([]);
  });

  test("a shop is given all it needs to start", () => {
    for (const [, { environment }] of shops)
      expect(parseEnv(withMountedSecrets(environment, folder)).SHOP_URL).toBe("https://shop.example");
  });

  test("each secret is a file that is mounted, and none stands in the environment", () => {
    for (const { environment, secrets } of Object.values(compose.services)) {
      const named = Object.entries(environment).filter(([variable]) => variable.endsWith("_FILE"));
      for (const [, file] of named) expect(secrets.map((secret) => `/run/secrets/${secret}`)).toContain(file);
      for (const secret of secrets) expect(Object.keys(compose.secrets)).toContain(secret);
      expect(Object.keys(environment).filter((variable) => secretVariables.includes(variable))).toEqual([]);
    }
  });

  test("nothing is written but into volumes, and all but the migration is started again", () => {
    const open = Object.entries(compose.services).filter(([, { read_only: isReadOnly }]) => !isReadOnly);
    // Other people's store writes where it likes.
    expect(open.map(([service]) => service).filter((service) => service !== "store")).toEqual([]);
    const ending = Object.entries(compose.services).filter(([, { restart }]) => restart !== "unless-stopped");
    expect(ending.map(([service]) => service)).toEqual(["migrate"]);
  });

  test("each file of ours that is mounted is there", () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes }) => volumes);
    const files = mounted.filter(
      (mount) => mount.startsWith("./") && !/^\.\/(?:certificates|nginx)\b/.test(mount),
    );
    const missing = files.filter((mount) => !existsSync(path.join(deployFolder, mount.split(":")[0] ?? "")));
    expect(missing).toEqual([]);
  });
});

describe("kubernetes", () => {
  const settings = v.parse(
    v.object({ data: v.record(v.string(), v.string()) }),
    readDocuments("kubernetes/config-map.yaml")[0],
  ).data;
  const secrets = v.parse(
    v.object({ stringData: v.record(v.string(), v.string()) }),
    readDocuments("kubernetes/secret.example.yaml")[0],
  ).stringData;

  test("settings and secrets are variables of the shop", () => {
    expect(unknown(Object.keys(settings))).toEqual([]);
    expect(unknown(Object.keys(secrets))).toEqual([]);
  });

  test("a shop is given all it needs to start, each secret as a file of the Secret", () => {
    expect(parseEnv(withMountedSecrets(settings, folder)).SHOP_URL).toBe("https://shop.example");
    const files = Object.values(settings).filter((value) => value.startsWith("/run/"));
    expect(files.map((file) => path.basename(file)).toSorted()).toEqual(Object.keys(secrets).toSorted());
  });

  test("what kustomization.yaml lists is there", () => {
    const { resources } = v.parse(
      v.object({ resources: v.array(v.string()) }),
      readDocuments("kubernetes/kustomization.yaml")[0],
    );
    const missing = resources.filter((file) => !existsSync(path.join(deployFolder, "kubernetes", file)));
    expect(missing).toEqual([]);
  });
});

test("the systemd unit sets variables of the shop", () => {
  const unit = readFileSync(path.join(deployFolder, "systemd/valcour.service"), "utf8");
  const names = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, given = ""]) =>
    given.split(" ").map((pair) => pair.split("=")[0] ?? ""),
  );
  expect(names.length).toBeGreaterThan(0);
  // npm keeps its own files at home.
  expect(unknown(names)).toEqual(["HOME"]);
});

test("what is kept out of the image is the same for every builder", () => {
  const root = path.dirname(deployFolder);
  expect(readFileSync(path.join(root, ".dockerignore"), "utf8")).toBe(
    readFileSync(path.join(root, ".containerignore"), "utf8"),
  );
});
