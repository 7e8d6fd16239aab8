/** node scripts/image-files.mjs folder: after npm run build, what deploy/Containerfile puts into the image. */
import path from "node:path";
import { copyImageFiles } from "./parts/image-files.mjs";

await copyImageFiles(path.resolve(process.argv[2] ?? "image"));
