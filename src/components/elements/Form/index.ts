export { default as styles } from "./styles.module.css";
