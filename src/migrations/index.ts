import * as migration_20261122_151000_search_and_indexes from './20261122_151000_search_and_indexes';

export const migrations = [
  {
    up: migration_20261122_151000_search_and_indexes.up,
    down: migration_20261122_151000_search_and_indexes.down,
    name: '20261122_151000_search_and_indexes',
  },
];
