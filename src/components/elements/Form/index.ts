export { FieldError } from "./FieldError";
export { verbatim } from "./verbatim";
export { default as styles } from "./styles.module.css";
