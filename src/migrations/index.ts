import * as migration_20261121_090434_shop from './20261121_090434_shop';
import * as migration_20261121_091704_sales_jobs from './20261121_091704_sales_jobs';
import * as migration_20261121_093845_media_without_focal_point from './20261121_093845_media_without_focal_point';
import * as migration_20261121_095452_forget_carts from './20261121_095452_forget_carts';
import * as migration_20261121_100014_rounding_step from './20261121_100014_rounding_step';
import * as migration_20261121_101619_delivery_in_the_price from './20261121_101619_delivery_in_the_price';

export const migrations = [
  {
    up: migration_20261121_090434_shop.up,
    down: migration_20261121_090434_shop.down,
    name: '20261121_090434_shop',
  },
  {
    up: migration_20261121_091704_sales_jobs.up,
    down: migration_20261121_091704_sales_jobs.down,
    name: '20261121_091704_sales_jobs',
  },
  {
    up: migration_20261121_093845_media_without_focal_point.up,
    down: migration_20261121_093845_media_without_focal_point.down,
    name: '20261121_093845_media_without_focal_point',
  },
  {
    up: migration_20261121_095452_forget_carts.up,
    down: migration_20261121_095452_forget_carts.down,
    name: '20261121_095452_forget_carts',
  },
  {
    up: migration_20261121_100014_rounding_step.up,
    down: migration_20261121_100014_rounding_step.down,
    name: '20261121_100014_rounding_step',
  },
  {
    up: migration_20261121_101619_delivery_in_the_price.up,
    down: migration_20261121_101619_delivery_in_the_price.down,
    name: '20261121_101619_delivery_in_the_price'
  },
];
