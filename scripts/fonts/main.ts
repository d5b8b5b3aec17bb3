import { writeFileSync } from "node:fs";
import { narrowSpaceFont } from "./narrow-space.ts";

const target = new URL("../../public/fonts/narrow-space.ttf", import.meta.url);
writeFileSync(target, narrowSpaceFont());
