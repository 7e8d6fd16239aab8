declare module "meshoptimizer/reference" {
  import type { MeshoptDecoder as Decoder } from "meshoptimizer/decoder";
  export const MeshoptDecoder: typeof Decoder;
}
