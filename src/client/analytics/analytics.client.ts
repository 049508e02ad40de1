import { removeValues } from "./address";

/** What the host's script of page views takes, as its documentation has it; calls wait in `vaq` until it has loaded. */
type Analytics = (event: "beforeSend", middleware: (sent: { url: string }) => { url: string }) => void;

type Analysed = Window & { va?: Analytics; vaq?: unknown[] };

// A page view says which page it was, and nothing of what its reader has entered.
if (typeof window !== "undefined") {
  const { va } = window as Analysed;
  const call: Analytics =
    va ??
    ((...parameters) => {
      ((window as Analysed).vaq ??= []).push(parameters);
    });
  (window as Analysed).va = call;
  call("beforeSend", (sent) => ({ ...sent, url: removeValues(sent.url) }));
}
