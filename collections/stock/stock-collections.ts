import type { CollectionConfig } from "payload";
import { StockItems } from "./stock-items";
import { StockMovements } from "./stock-movements";
import { StockNotices } from "./stock-notices";

/** What is counted, what happened to it, and who waits for it. */
export const stockCollections: CollectionConfig[] = [StockItems, StockMovements, StockNotices];
