export { FieldError } from "./FieldError";
export { VERBATIM } from "./verbatim";
export { default as styles } from "./styles.module.css";
