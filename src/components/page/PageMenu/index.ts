export { PageMenu } from "./PageMenu";
