import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { prepareForPrint } from "./print";

if (ExecutionEnvironment.canUseDOM) {
  let restore: (() => void) | undefined;
  const prepare = () => {
    restore ??= prepareForPrint(document);
  };
  const finish = () => {
    restore?.();
    restore = undefined;
  };
  window.addEventListener("beforeprint", prepare);
  window.addEventListener("afterprint", finish);
  // Where a browser shows the page as it will be printed, without printing it.
  window.matchMedia("print").addEventListener("change", ({ matches }) => (matches ? prepare() : finish()));
}
