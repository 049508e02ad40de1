export { ChainPicker } from "./ChainPicker";
export { CodeForChain } from "./CodeForChain";
export { useChosenChain } from "./chosenChain";
