export { ChainPicker } from "./ChainPicker";
export { useChosenChain } from "./chosenChain";
