export { SdkConstants, SdkEntries, SdkFunctions, SdkTypes } from "./SdkReference";
