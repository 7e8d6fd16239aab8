/** node scripts/image-files.mjs folder: after npm run build, what deploy/Containerfile puts into the image, and how large its parts are. */
import path from "node:path";
import { copyImageFiles } from "./parts/image-files.mjs";

const megabyte = 1e6;
const parts = await copyImageFiles(path.resolve(process.argv[2] ?? "image"));
for (const [part, bytes] of parts) console.log(`${(bytes / megabyte).toFixed(1).padStart(7)} MB  ${part}`);
