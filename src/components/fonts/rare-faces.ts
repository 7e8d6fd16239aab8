import "@/src/styles/faces/japanese/rare.css";
