import { frameLayout } from "@/src/app/(shop)/frame-layout";

export default frameLayout("usual");
