import { type LaterLayer } from "./layers";

export type Layer = "names" | LaterLayer;

/**
 * Names the files of the current index: for each part of the site one for each layer. Its own address is fixed and it
 * is asked for again each time; the files are named after their content.
 */
export interface Manifest {
  version: string;
  parts: ({ names: string } & { [layer in LaterLayer]?: string })[];
}
