import { frameLayout } from "@/src/app/_shop/frame-layout";

export default frameLayout("standalone");
