import { shapes } from "sablier";
import { productNames } from "../../../../data/site/products";
import { airdropShapes } from "./airdrops";
import { dynamicShapes } from "./dynamic";
import { type Family, type ShapeEntry } from "./entry";
import { flowShape } from "./flow";
import { linearShapes } from "./linear";
import { priceGatedShape } from "./priceGated";
import { tranchedShapes } from "./tranched";

/**
 * All shapes: our entries joined with what the SDK says of them. The SDK carries every ABI (1.5 MB), so this module is
 * for plugins and tests; components get plots, computed at build (plugins/protocol-data).
 */

/** What a shape is built with. */
export interface ShapeOrigin {
  /** `Lockup Linear`, `Flow`, `Merkle Instant` and so on. */
  model: string;
  /** The functions of the newest release that create it. */
  methods: readonly string[];
  /** The first release that can create it, such as `Lockup v2.0`. */
  since: string;
  isDeprecated: boolean;
  /** The SDK's name of the shape, where the SDK lists it. */
  sdkName?: string;
}

/** A shape with its origin. */
export type Shape = ShapeEntry & { origin: ShapeOrigin };

/** What this module reads of an SDK shape, whatever its family. */
interface SdkShape {
  id: string;
  name: string;
  isDeprecated: boolean;
  /** Newest release first. */
  evm: readonly { createMethods: readonly string[]; version: string }[];
}

const MODEL_BY_SUFFIX: Record<string, string> = {
  LL: "Lockup Linear",
  LD: "Lockup Dynamic",
  LT: "Lockup Tranched",
  Instant: "Merkle Instant",
  VCA: "Merkle VCA",
};

/** Every shape that this site describes, in the order in which pages show them. */
export const catalog: readonly Shape[] = [
  ...linearShapes,
  ...dynamicShapes,
  ...tranchedShapes,
  priceGatedShape,
  flowShape,
  ...airdropShapes,
].map((entry) => ({ ...entry, origin: getOrigin(entry) }));

/**
 * Finds a shape.
 *
 * @param key an id of the family Lockup or Flow, or `family/id`, as in `airdrops/linear`
 * @throws Error that lists the known keys
 */
export function find(key: string): Shape {
  const shape = catalog.find((candidate) => composeShapeKey(candidate) === key);
  if (!shape) throw new Error(`No shape "${key}". There are: ${catalog.map(composeShapeKey).join(", ")}.`);
  return shape;
}

/** Returns how pages name a shape: its id, with the family before it for airdrops, whose ids repeat those of Lockup. */
export function composeShapeKey({ family, id }: Pick<ShapeEntry, "family" | "id">): string {
  return family === "airdrops" ? `${family}/${id}` : id;
}

function getOrigin({ family, id }: ShapeEntry): ShapeOrigin {
  if (family === "lockup" && id === priceGatedShape.id) {
    return {
      model: "Lockup Price Gated",
      methods: ["createWithTimestampsLPG"],
      since: "Lockup v4.0",
      isDeprecated: false,
    };
  }
  const shape = Object.values<SdkShape>(shapes[family]).find((candidate) => candidate.id === id);
  const [newest] = shape?.evm ?? [];
  const oldest = shape?.evm[shape.evm.length - 1];
  if (!shape || !newest || !oldest) throw new Error(`The SDK has no ${family} shape "${id}".`);
  return {
    model: getModel(family, newest.createMethods),
    methods: newest.createMethods,
    since: `${productNames[family]} ${oldest.version}`,
    isDeprecated: shape.isDeprecated,
    sdkName: shape.name,
  };
}

/** Creation functions end in the abbreviation of their model. */
function getModel(family: Family, methods: readonly string[]): string {
  if (family === "flow") return "Flow";
  const suffix = Object.keys(MODEL_BY_SUFFIX).find((candidate) => methods[0]?.endsWith(candidate));
  if (!suffix) throw new Error(`No model is known for ${methods.join(", ")}.`);
  const model = MODEL_BY_SUFFIX[suffix]!;
  return family === "airdrops" ? model.replace("Lockup", "Merkle") : model;
}
