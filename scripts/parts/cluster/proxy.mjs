import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "../failure.mjs";
import { root } from "../places.mjs";
import { longRunning } from "./long-running.mjs";

const shipped = path.join(root, "deploy/nginx");

function findNginx() {
  for (const command of ["nginx", "/usr/sbin/nginx"])
    if (spawnSync(command, ["-v"]).status === 0) return command;
  throw new Failure({
    what: "nginx is not installed.",
    why: "A cluster is reached through the proxy that ships with the shop.",
    repair: "Install it, for example `apt-get install nginx-light`, and try again.",
  });
}

/** @param {readonly number[]} ports */
const upstreams = (ports) => {
  const servers = ports.map((port) => `  server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join("\n");
  const rest = `${servers}\n  keepalive 512;\n  keepalive_timeout 2s;\n}`;
  return `upstream shops {\n  zone shops 64k;\n  least_conn;\n${rest}\nupstream shops_by_address {\n  zone shops_by_address 64k;\n  hash $request_uri consistent;\n${rest}\n`;
};

/**
 * As the shipped one, without a certificate: browsers trust this machine as it is.
 * @param {{ folder: string, port: number, files?: string }} options
 */
const configuration = ({ folder, port, files }) => `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  include shop/proxy.conf;
  include shop/shops.conf;
  server {
    listen 127.0.0.1:${port} backlog=4096;
    ${files ? `location /files/ { alias ${files}/; add_header Cache-Control "public, max-age=31536000, immutable"; }` : ""}
    include shop/locations.conf;
  }
}
`;

/**
 * The proxy that ships, before shops on these ports.
 * @param {{ folder: string, port: number, shops: readonly number[], env: Record<string, string | undefined>, files?: string }} wishes
 *   `files`: a folder that it serves as plain files, to compare with
 */
export function createProxy({ folder, port, shops, env, files }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, "shop"), { recursive: true });
  cpSync(shipped, path.join(folder, "shop"), { recursive: true });
  for (const name of readdirSync(path.join(folder, "shop"))) {
    const file = path.join(folder, "shop", name);
    const text = readFileSync(file, "utf8")
      .replaceAll("/tmp/nginx", `${folder}/nginx`)
      .replace("/dev/stdout", `${folder}/access.log`);
    writeFileSync(file, text);
  }
  const balance = (/** @type {readonly number[]} */ ports) =>
    writeFileSync(path.join(folder, "shop/shops.conf"), upstreams(ports));
  balance(shops);
  const main = path.join(folder, "nginx.conf");
  writeFileSync(main, configuration({ folder, port, files }));
  const running = longRunning("proxy", {
    command: findNginx(),
    args: ["-p", folder, "-c", main],
    env,
    cwd: folder,
    logFile: path.join(folder, "output.log"),
  });
  return {
    ...running,
    /** Sends requests only to shops on these ports. */
    follow(/** @type {readonly number[]} */ ports) {
      balance(ports);
      running.reload();
    },
  };
}
