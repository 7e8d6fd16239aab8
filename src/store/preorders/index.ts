import {
  choosePlace,
  countFreePlaces,
  disputedPlace,
  findPasswordHash,
  findPlace,
  insertPlace,
} from "./preorder-rows";

/** Numbered places of pre-orders. */
export const preorders = {
  choosePlace,
  countFreePlaces,
  disputedPlace,
  findPasswordHash,
  findPlace,
  insertPlace,
};
