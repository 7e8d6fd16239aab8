import * as migration_20261122_150933_initial from './20261122_150933_initial';
import * as migration_20261122_151000_search_and_indexes from './20261122_151000_search_and_indexes';
import * as migration_20261123_010736_order_desk from './20261123_010736_order_desk';
import * as migration_20261123_020503_measure_queue from './20261123_020503_measure_queue';

export const migrations = [
  {
    up: migration_20261122_150933_initial.up,
    down: migration_20261122_150933_initial.down,
    name: '20261122_150933_initial',
  },
  {
    up: migration_20261122_151000_search_and_indexes.up,
    down: migration_20261122_151000_search_and_indexes.down,
    name: '20261122_151000_search_and_indexes',
  },
  {
    up: migration_20261123_010736_order_desk.up,
    down: migration_20261123_010736_order_desk.down,
    name: '20261123_010736_order_desk',
  },
  {
    up: migration_20261123_020503_measure_queue.up,
    down: migration_20261123_020503_measure_queue.down,
    name: '20261123_020503_measure_queue'
  },
];
