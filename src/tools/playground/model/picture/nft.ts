import { findProtocol, type Scenario } from "../scenario";
import type { World } from "../world";

/** What the contract says of a stream's NFT. */
export interface Nft {
  name: string;
  description: string;
  attributes: readonly { trait_type: string; value: string }[];
  /** The picture that the contract returns, as a data URI. */
  image: string;
}

/** Reads `tokenURI` of a stream; undefined when nobody owns it any more. */
export async function readNft(world: World, scenario: Scenario, id: bigint): Promise<Nft | undefined> {
  const contract = world.sablier[findProtocol(scenario)];
  const uri = await contract.read<string>("tokenURI", [id]).catch(() => undefined);
  if (uri === undefined) return undefined;
  const bytes = Uint8Array.from(atob(uri.slice(uri.indexOf(",") + 1)), (character) =>
    character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as Nft;
}
