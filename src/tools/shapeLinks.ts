import type { ShapeLink } from "../ui/toolLinks";
import { findPlayground as playground } from "./playground/model/creation/shape";

/** Where readers can open a stream of a shape: one line per tool. */
export const shapeLinks: readonly ShapeLink[] = [
  // The first that takes the shape is offered.
  playground,
];
