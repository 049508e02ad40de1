import { type LaterLayer } from "./layers";

export type Layer = "names" | LaterLayer;

/**
 * Names the files of the current index, one for each layer. Its own address is fixed and it is requested each time. The
 * files are named after their content.
 */
export type Manifest = { version: string; names: string } & { [layer in LaterLayer]?: string };
