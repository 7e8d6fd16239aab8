import type { CollectionConfig } from "payload";
import { StockItems } from "./stock-items";
import { StockMovements } from "./stock-movements";
import { StockNotices } from "./stock-notices";

/** Stock items, their movements, and customers waiting for them. */
export const stockCollections: CollectionConfig[] = [StockItems, StockMovements, StockNotices];
