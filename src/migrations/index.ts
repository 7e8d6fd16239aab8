import * as migration_20261122_150933_initial from './20261122_150933_initial';
import * as migration_20261122_151000_search_and_indexes from './20261122_151000_search_and_indexes';
import * as migration_20261126_040000_searches_wait from './20261126_040000_searches_wait';
import * as migration_20261126_064655_picture_focus from './20261126_064655_picture_focus';
import * as migration_20261129_031441_refund_due from './20261129_031441_refund_due';
import * as migration_20261129_084209_staff_notices from './20261129_084209_staff_notices';

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
    up: migration_20261126_040000_searches_wait.up,
    down: migration_20261126_040000_searches_wait.down,
    name: '20261126_040000_searches_wait',
  },
  {
    up: migration_20261126_064655_picture_focus.up,
    down: migration_20261126_064655_picture_focus.down,
    name: '20261126_064655_picture_focus',
  },
  {
    up: migration_20261129_031441_refund_due.up,
    down: migration_20261129_031441_refund_due.down,
    name: '20261129_031441_refund_due',
  },
  {
    up: migration_20261129_084209_staff_notices.up,
    down: migration_20261129_084209_staff_notices.down,
    name: '20261129_084209_staff_notices'
  },
];
