"use client";
import dynamic from "next/dynamic";
import { CartWaiting } from "./cart-waiting";

/** Fetches the code of a non-empty cart, once. */
export const loadFullCart = () => import("./full-cart").then((module) => module.FullCart);

/**
 * In a chunk of its own, which an empty cart does not need. It is a single chunk, so that a visible payment button
 * always has its code. A page rendered with the visitor's cart includes it, see OwnCartScreen.
 */
export const FullCart = dynamic(loadFullCart, { loading: CartWaiting });
