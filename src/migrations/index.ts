import * as migration_20261121_090434_shop from './20261121_090434_shop';

export const migrations = [
  {
    up: migration_20261121_090434_shop.up,
    down: migration_20261121_090434_shop.down,
    name: '20261121_090434_shop'
  },
];
