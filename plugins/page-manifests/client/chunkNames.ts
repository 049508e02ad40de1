export { chunkNames as default } from "./registry";
