export { ScrollTable, type ScrollTableProps } from "./ScrollTable";
export { default as styles } from "./styles.module.css";
