export { FieldError } from "./FieldError";
export { default as styles } from "./styles.module.css";
