export { AreaLabels } from "./AreaLabels";
export { Axes } from "./Axes";
export { PlotFrame } from "./PlotFrame";
export { Legend, type Mark } from "./Legend";
export { Parameters } from "./Parameters";
export { default as styles } from "./styles.module.css";
