import * as migration_20261121_103036_shop from './20261121_103036_shop';

export const migrations = [
  {
    up: migration_20261121_103036_shop.up,
    down: migration_20261121_103036_shop.down,
    name: '20261121_103036_shop'
  },
];
