// Prints what a list of recipients leads to: npx tsx root.ts list.json
import { readFileSync } from "node:fs";
import { allocationsOf, type ListFile } from "./listFile";
import { describeTree } from "./tree";

const [path] = process.argv.slice(2);
if (!path) throw new Error("Name the list.");

const file = JSON.parse(readFileSync(path, "utf8")) as ListFile;
const { root, aggregateAmount, recipientCount } = describeTree(allocationsOf(file));
console.log(`root        ${root}`);
console.log(`sum         ${aggregateAmount}`);
console.log(`recipients  ${recipientCount}`);
