"use client";
import dynamic from "next/dynamic";
import { CartWaiting } from "./cart-waiting";

/** Fetches the code of a cart that holds something, once. */
export const loadFullCart = () => import("./full-cart").then((module) => module.FullCart);

/**
 * In a chunk of its own: nothing of it is seen in an empty cart. It comes as one, so that whoever sees the button that
 * pays has its code. A page made with somebody's own cart brings it along, see OwnCartScreen.
 */
export const FullCart = dynamic(loadFullCart, { loading: CartWaiting });
