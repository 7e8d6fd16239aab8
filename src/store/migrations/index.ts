import * as migration_20261129_160504_initial from "./20261129_160504_initial";
import * as migration_20261129_160600_search_and_indexes from "./20261129_160600_search_and_indexes";

export const migrations = [
  {
    up: migration_20261129_160504_initial.up,
    down: migration_20261129_160504_initial.down,
    name: "20261129_160504_initial",
  },
  {
    up: migration_20261129_160600_search_and_indexes.up,
    down: migration_20261129_160600_search_and_indexes.down,
    name: "20261129_160600_search_and_indexes",
  },
];
