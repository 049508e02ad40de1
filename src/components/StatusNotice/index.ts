export { StatusNotice } from "./StatusNotice";
