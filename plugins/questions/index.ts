export { default } from "./src/remark";
