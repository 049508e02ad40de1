export { ScrollTable } from "./ScrollTable";
export { default as styles } from "./styles.module.css";
