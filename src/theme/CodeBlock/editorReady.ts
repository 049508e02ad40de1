import { createContext } from "react";

/** Called by the editor of live code when it can take the focus, and again after a reset. */
export const EditorReady = createContext<() => void>(() => undefined);
