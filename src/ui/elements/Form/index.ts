export { FieldError } from "./FieldError";
export { type LinkEffect, LinkNotice } from "./LinkNotice";
export { RadioGroup } from "./RadioGroup";
export { SaveButton } from "./SaveButton";
export { verbatim } from "./verbatim";
export { default as styles } from "./styles.module.css";
