import { isJson } from "../../../lists/check";
import { describeFileKind } from "../../../lists/fileKind";
import { readCsv } from "./csv";
import { readJson } from "./json";
import { ListFault, type FullList, type ListOptions, type OwnFile } from "./rows";

export { ListFault, type FullList, type ListOptions, type OwnFile, type Row } from "./rows";

/**
 * Reads the list of a campaign: a CSV file, the file that the Merkle API puts on IPFS, a tree of OpenZeppelin's
 * library, a JSON list of rows, or the claim of one recipient with its proof.
 *
 * @throws ListFault with what is wrong, or UnreadableFile when it is not text
 */
export async function readList(file: Blob, options: ListOptions = {}): Promise<FullList | OwnFile> {
  if (file.size === 0) throw new ListFault(["The list is empty."]);
  const kind = await describeFileKind(file);
  if (kind !== undefined) throw new ListFault([kind]);
  return (await isJson(file)) ? readJson(file) : readCsv(file, options);
}
