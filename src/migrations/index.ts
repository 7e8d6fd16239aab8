import * as initial from './20261122_150933_initial';
import * as searchAndIndexes from './20261122_151000_search_and_indexes';
import * as redirects from './20261122_190022_redirects';

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261122_150933_initial' },
  { up: searchAndIndexes.up, down: searchAndIndexes.down, name: '20261122_151000_search_and_indexes' },
  { up: redirects.up, down: redirects.down, name: '20261122_190022_redirects' },
];
